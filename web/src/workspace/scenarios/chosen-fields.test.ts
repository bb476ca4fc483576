import { catalogueOf, toCaseFile } from '@countwise/contract';
import { rangeOf, sentence } from '@countwise/engine';
import { expect, test } from 'vitest';
import { type TestRow, testWork } from '../work/work.fixture.ts';
import { chosenIn, chosenText, fieldsByCharge } from './chosen-fields.ts';

const robbery = { statute: 'PC 211', terms: { lower: '2y', middle: '3y', upper: '5y' }, serious: true, violent: true };
const theft = { statute: 'PC 487(a)', terms: { lower: '16m', middle: '2y', upper: '3y' } };
const gun = { statute: 'PC 12022.5(a)', kind: 'conduct', terms: { lower: '3y', middle: '4y', upper: '10y' } } as const;
const resisting = { statute: 'PC 148(a)(1)', severity: 'misdemeanor', terms: { upper: '364d' } } as const;

const cases: readonly (readonly [name: string, rows: readonly TestRow[], least: string, most: string])[] = [
  [
    'terms and runs',
    [{ crime: robbery }, { crime: theft, charge: { SelectedTerm: 2, Date: '2026-03-15' } }],
    'lower term: counts 1, 2; concurrent: counts 1, 2',
    'middle term: count 1',
  ],
  [
    'an enhancement',
    [
      { crime: robbery, charge: { SelectedTerm: 1 } },
      { crime: gun, charge: { CountNumber: 1, parentCharge: 'c1' } },
    ],
    'concurrent: count 1; lower term: PC 12022.5(a) of count 1',
    'middle term: count 1, PC 12022.5(a) of count 1',
  ],
  [
    'days of a misdemeanor',
    [{ crime: resisting, charge: { SelectedDays: 90 } }],
    'concurrent: count 1; 0 days: count 1',
    '364 days: count 1',
  ],
  [
    'probation',
    [{ crime: theft, charge: { ProbationGranted: true, ProbationJailTimeDays: 180 } }],
    'probation not granted: count 1; lower term: count 1; concurrent: count 1',
    'probation not granted: count 1; middle term: count 1',
  ],
  [
    'a comparison',
    [
      { crime: robbery, charge: { SelectedTerm: 2 } },
      { crime: robbery, charge: { SelectedTerm: 2, RunSTIRCalculation: false } },
    ],
    'lower term: counts 1, 2; concurrent: counts 1, 2; reduced as the statute gives: count 2',
    'reduced as the statute gives: count 2',
  ],
];

test.for(cases)('%s: what is changed in words, and the changed charges make the end', ([, rows, least, most]) => {
  const work = testWork(rows);
  const { caseFile, crimes, today } = work.asked;
  const law = catalogueOf('test', crimes);
  const range = rangeOf(caseFile, law, today);
  for (const [end, words] of [
    [range.minimum, least],
    [range.maximum, most],
  ] as const) {
    const chosen = chosenIn(end.choices, work.rows);
    expect(chosenText(chosen)).toBe(words);
    const fields = fieldsByCharge(chosen);
    const charges = work.rows.map(({ charge }) => ({ ...charge, ...fields.get(charge.Id) }));
    const crimeOf = new Map(work.rows.map(({ charge, crime }) => [charge.CrimeId, crime.crime]));
    const tried = sentence(
      toCaseFile({ record: work.record, charges }, (id) => crimeOf.get(id)),
      law,
      today,
    );
    expect(tried.summary).toEqual(end.summary);
  }
});

test('what is chosen already is no change', () => {
  const { rows } = testWork([{ crime: robbery }]);
  expect(chosenIn([{ id: 'c1', term: 'upper', run: 'consecutive', scheme: '1170.1' }], rows)).toEqual([]);
  expect(chosenIn([{ id: 'gone', term: 'lower' }], rows)).toEqual([]);
});
