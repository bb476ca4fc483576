import { expect, test } from 'vitest';
import { answerTo, arson, type Charge, gun, resisting, theft, torture } from './sentence.fixture.ts';
import { sentenceBands } from './sentence-bands.ts';

const bandsOf = (...charges: readonly Charge[]) =>
  sentenceBands(answerTo(...charges)).map(({ kind, label, length }) => [kind, label, length]);

test('jail days of misdemeanors stand outside a bar of prison terms', () => {
  expect(bandsOf({ crime: theft }, { crime: resisting })).toEqual([['base', 'Count 1, PC 487(a)', '3y']]);
});

test('of misdemeanors alone the bar is their days', () => {
  expect(bandsOf({ crime: resisting })).toEqual([['base', 'Count 1, PC 148(a)(1)', '364d']]);
});

test('life terms come last, and what hangs on a subordinate count looks like it', () => {
  const armed = (id: string): Charge => ({ crime: arson, enhancements: [{ id, crime: gun }] });
  const bands = bandsOf({ crime: torture }, armed('e2'), armed('e3'));
  expect(bands).toEqual([
    ['base', 'Count 2, PC 451(a)', '3y'],
    ['enhancement', 'Count 2, PC 12022(a)(1)', '1y'],
    ['subordinate', 'Count 3, PC 451(a)', '8m'],
    ['subordinate-enhancement', 'Count 3, PC 12022(a)(1)', '4m'],
    ['life', 'Count 1, PC 206', '7 - L'],
  ]);
});
