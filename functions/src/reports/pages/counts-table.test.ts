import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { expect, test } from 'vitest';
import { bodyOf, type charge, render, robbery } from '../report.fixture.ts';
import type { Report } from '../report.ts';
import { reportOf, resisting, summaryOf } from './pages.fixture.ts';

test('the rows are named in print as on the screen, an attempt with its section', () => {
  const body = summaryOf([robbery], [robbery, { CrimeState: 'Attempt' }], [resisting]);
  expect(body).toContain('<span class="below">Subordinate</span>');
  // the section may break behind a slash and nowhere else
  const parts = ['PC 664/', '211/', '212.5(c)'].map((part) => `<span class="nowrap">${part}</span>`);
  expect(body).toContain(`<td class="statute">${parts.join('<wbr/>')}</td>`);
  expect(body).toContain('The sentence as a bar: Count 1, PC 211/212.5(c), 3y; Count 2, PC 664/211/212.5(c), 6m"');
  expect(body).toContain('<dt>Other</dt><dd>None</dd>');
});

// PC 1192.7(c)(23), 667(d)(1): any felony in which the defendant personally used a deadly weapon is a strike
test('a count that is a strike by what is found with it is marked as on the screen', () => {
  const plain: CrimeVersion = {
    ...robbery,
    id: 'theft',
    statute: 'PC 487(a)',
    serious: false,
    violent: false,
    strike: false,
  };
  const tags = (body: string) => [...body.matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, word]) => word);
  expect(tags(summaryOf([plain]))).toEqual([]);
  expect(tags(summaryOf([plain, { Findings: ['personal-weapon-use'] }]))).toEqual(['Strike']);
  expect(tags(summaryOf([robbery]))).toEqual(['Violent', 'Strike']);
});

test('a super strike is marked by its own name, as in the table of the screen', () => {
  const crime = { ...robbery, superStrike: true };
  const crimes = [{ Id: robbery.id, crime }] as unknown as Report['crimes'];
  const body = bodyOf(render({ exposure: true }, { ...reportOf([crime]), crimes }));
  expect([...body.matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, word]) => word)).toEqual([
    'Violent',
    'Super strike',
  ]);
});

// a count that is dismissed is no conviction: neither a strike, PC 667(d)(1), nor a violent felony of the case
test('a count that is no conviction has no marks', () => {
  const tags = (ChargeStatus: 0 | 1 | 2 | 3) =>
    [...summaryOf([robbery, { ChargeStatus }]).matchAll(/<span class="tag[^"]*">([^<]*)/g)].map(([, word]) => word);
  expect([tags(1), tags(2)]).toEqual([[], []]);
  expect(tags(3)).toEqual(['Violent', 'Strike']);
});

test('a prior is dated with its own day, not with that of the new crime', () => {
  const prior: CrimeVersion = {
    ...crimeOfFacts({ statute: 'PC 667(a)(1)', kind: 'status', severity: 'felony', terms: { upper: '5y' } }),
    id: 'prior',
    name: 'Prior serious felony conviction',
  };
  const dateOf = (changes: Partial<typeof charge>) =>
    /<td>SE<\/td>.*?<td class="nowrap">([^<]*)</.exec(
      summaryOf([robbery], [prior, { CountNumber: 0, ...changes }]),
    )?.[1];
  expect(dateOf({ Date: '2026-03-14' })).toBe('');
  expect(dateOf({ Date: '2026-03-14', PriorDate: '2019-05-02' })).toBe('05/02/2019');
});

const firearm: CrimeVersion = {
  ...crimeOfFacts({ statute: 'PC 12022.53(b)', kind: 'conduct', severity: 'felony', terms: { upper: '10y' } }),
  id: 'firearm',
  name: 'Use of a firearm',
};

test('a finding that goes by itself is not said to go with its count (PC 1385(b))', () => {
  const statusOf = (count: 0 | 2, finding: 0 | 2) => {
    const body = summaryOf(
      [robbery, { ChargeStatus: count }],
      [firearm, { parentCharge: 'case.1', ChargeStatus: finding }],
    );
    return /<tr class="hung[^"]*">(?:<td[^>]*>.*?<\/td>){4}<td>(.*?)<\/td>/.exec(body)?.[1];
  };
  const withIts = '<span class="below">With its count</span>';
  expect(statusOf(0, 0)).toBe(`Convicted${withIts}`);
  expect(statusOf(2, 0)).toBe(`Dismissed${withIts}`);
  expect(statusOf(0, 2)).toBe('Dismissed');
});

test('what is not served is called as the screen calls it, by whom it is stayed (PC 654, 1172.75)', () => {
  const prior: CrimeVersion = {
    ...crimeOfFacts({ statute: 'PC 667.5(b)', kind: 'status', severity: 'felony', terms: { upper: '1y' } }),
    id: 'prior',
    name: 'Prior prison term',
  };
  const body = summaryOf([robbery], [robbery, { ChargeStatus: 3 }], [prior, { CountNumber: 0 }]);
  expect(body).toContain('<td>Stayed 654<span class="below">Not served</span></td>');
  expect(body).toContain('<td>Stayed by rule<span class="below">Not served</span></td>');
});

// one third of the middle term, whatever was chosen for the case that it is the principal: PC 1170.1(a)
test('the table prints the term that is used, and of a count on probation its days in jail', () => {
  const granted = { ProbationGranted: true, ProbationJailTimeDays: 180, SelectedTerm: 3 } as const;
  const body = summaryOf([robbery, { SelectedTerm: 3 }], [robbery, { SelectedTerm: 3 }], [robbery, granted]);
  const cells = (term: string, sentence: string) => `<td>${term}</td><td class="number sentence">${sentence}</td>`;
  expect(body).toContain(cells('5y upper', '5y'));
  expect(body).toContain(cells('3y middle ÷ 3', '1y'));
  expect(body).toContain(cells('5y upper, suspended', '180d'));
  expect(body).toContain('<span class="below">Probation</span>');
  expect(body).toContain('<dt>Jail of probation</dt><dd>180 days, not in the total</dd>');
  const jail = summaryOf([robbery, granted], [resisting]);
  expect(jail).toContain('<span class="total serif">544d</span>');
  expect(jail).toContain('Count 2, PC 148(a)(1), 364d; Jail of probation, 180d');
});
