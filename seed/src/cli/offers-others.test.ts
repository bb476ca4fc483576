import type { CaseFile, Catalogue } from '@countwise/engine';
import { expect, test } from 'vitest';
import { answerOffers, offersText } from './offers-answer.ts';

const missing = () => ({ kind: 'missing', message: 'no catalogue' }) as const;
const catalogue: Catalogue = { version: 'none', byStatute: missing, byId: missing };
const law = { catalogue, today: '2026-08-01' };
const theft = {
  statute: 'PC 487(a)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;
const charge = { crime: theft, date: '2026-03-14', term: 'middle' } as const;

/** Two thefts of one day, which are alike, and one of another day at its upper term, which is longer. */
const three: CaseFile = {
  caseFile: 1,
  charges: [
    { ...charge, id: 'c1', count: 1 },
    { ...charge, id: 'c2', count: 2 },
    { ...charge, id: 'c3', count: 3, term: 'upper', date: '2026-03-20' },
  ],
  release: { start: '2026-08-01' },
};

function textOf(caseFile: CaseFile, withOthers: boolean): string {
  const search = { caseFile, space: { levers: ['dismiss-count'] } } as const;
  const answer = answerOffers(search, law, () => false, withOthers);
  if ('faults' in answer) throw new Error(JSON.stringify(answer.faults));
  return offersText(answer, search);
}

test('the others are told where they are asked for, each with the row that beats it and what both serve', () => {
  // 3y and twice 8m (PC 1170.1(a)): without count 1, 3y 8m, 1,336 days, half of it served (PC 2933(b)); without count 3,
  // 2y 8m, 971 days: as much is given up for less
  const text = textOf(three, true);
  expect(text).toContain('Others, each beaten by a row: 2.');
  expect(text).toMatch(
    /Gives up 2y, 1 felony, 1 change\n {2}count [12], PC 487\(a\): dismissed\n {2}count 1 or 2, which are alike\n {4}3y 8m: serves \d+ days, [^\n]+\n {4}Row 2 gives up 2y, 1 felony, 1 change and serves 486 days\./,
  );
  expect(textOf(three, false)).not.toContain('Others');
});

test('two bargains that come to the same are two ways to one row', () => {
  const apart = { ...three, charges: three.charges.map((each) => ({ ...each, term: 'middle' as const })) };
  const text = textOf(apart, true);
  expect(text).toMatch(/2 ways:\n {8}count \d, PC 487\(a\): dismissed/);
});
