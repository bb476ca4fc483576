import { expect, test } from 'vitest';
import { testWork } from '../work/work.fixture.ts';
import { asHtml, asText, countsTable } from './counts-table.ts';

const theft = {
  statute: 'PC 487(a)',
  name: 'Theft of <goods> & money',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
};
const resisting = {
  statute: 'PC 148(a)(1)',
  severity: 'misdemeanor',
  place: 'jail',
  terms: { upper: '364d' },
} as const;
const table = countsTable(
  testWork([
    { crime: theft, charge: { SelectedTerm: 2 } },
    { crime: theft, charge: { CrimeState: 'Attempt', ChargeStatus: 2 } },
    { crime: resisting },
  ]),
  '2026-08-01',
);

test('the counts stand with their terms and sentences, what is not served says so, and the total is last', () => {
  expect(table.rows.slice(1)).toEqual([
    ['1', 'PC 487(a)', 'Theft of <goods> & money', '03/14/2026', 'Convicted', '2y middle', '2y'],
    ['2', 'PC 664/487(a)', 'Theft of <goods> & money', '03/14/2026', 'Dismissed', '1y 6m upper', '1y 6m, not served'],
    ['3', 'PC 148(a)(1)', 'PC 148(a)(1)', '03/14/2026', 'Convicted', '364d', '364d'],
    ['Total', '', '', '', '', '', '2y'],
  ]);
  expect(table.note).toMatch(
    /^Law of the offense 03\/14\/2026; sentencing law of 08\/01\/2026\. Computed on 08\/01\/2026/,
  );
});

test('a row that runs beside the others says so, and a life term beside stands in the total', () => {
  const life = { statute: 'PC 206', terms: { upper: '7-life' } };
  const long = { statute: 'PC 245(b)', terms: { upper: '9y' } };
  const { rows } = countsTable(testWork([{ crime: long }, { crime: life, charge: { Concurrency: 1 } }]), '2026-08-01');
  expect(rows.slice(1).map((cells) => cells.at(-1))).toEqual(['9y', '7 - L, runs beside', '9y, and 7 - L beside']);
});

// one third of the middle term, whatever was chosen for the case that it is the principal: PC 1170.1(a)
test('the term is the one that is used, and probation says its days in jail', () => {
  const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' } };
  const { rows } = countsTable(
    testWork([
      { crime: robbery },
      { crime: theft },
      { crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } },
    ]),
    '2026-08-01',
  );
  expect(rows.slice(1).map((cells) => cells.slice(-2))).toEqual([
    ['5y upper', '5y'],
    ['2y middle ÷ 3', '8m'],
    ['3y upper, suspended', '180d in jail, probation'],
    ['', '5y 8m'],
  ]);
});

// ten years of a violent felony, and one third of the two to four of another: PC 186.22(b)(1)(A), (C), 1170.1(a)
test('what a gang finding adds has a row, so that the column adds up', () => {
  const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' }, violent: true };
  const gang = (SelectedTerm: 1 | 3) =>
    countsTable(
      testWork([
        { crime: robbery, charge: { isGang: true } },
        { crime: theft, charge: { isGang: true, SelectedTerm } },
      ]),
      '2026-08-01',
    )
      .rows.slice(1)
      .map(([, statute, , , , term, length]) => [statute, term, length]);
  expect(gang(3)).toEqual([
    ['PC 211', '5y upper', '5y'],
    ['PC 186.22(b)(1)(C)', '10y in full', '10y'],
    ['PC 487(a)', '2y middle ÷ 3', '8m'],
    ['PC 186.22(b)(1)(A)', '4y upper ÷ 3', '16m'],
    ['', '', '17y'],
  ]);
  expect(gang(1).slice(3)).toEqual([
    ['PC 186.22(b)(1)(A)', '2y lower ÷ 3', '8m'],
    ['', '', '16y 4m'],
  ]);
});

test('it is pasted as a table where tables are known, else with tabs', () => {
  expect(asText(table).split('\n')[3]).toBe('3\tPC 148(a)(1)\tPC 148(a)(1)\t03/14/2026\tConvicted\t364d\t364d');
  expect(asHtml(table)).toContain('<td>Theft of &lt;goods&gt; &amp; money</td>');
  expect(asHtml(table)).toContain('<th>Statute</th>');
});
