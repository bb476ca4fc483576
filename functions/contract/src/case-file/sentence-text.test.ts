import { expect, test } from 'vitest';
import { answerTo, arson, resisting, theft, torture } from './sentence.fixture.ts';
import { rangeText, rowText, sentenceFacts, totalText } from './sentence-text.ts';

test.for([
  ['prison alone', [{ crime: theft }], '3y'],
  ['with life', [{ crime: theft }, { crime: torture }], '3y + 7 - L'],
  ['LWOP', [{ crime: { ...theft, terms: { upper: 'LWOP' } } }], 'LWOP'],
  ['prison and jail', [{ crime: theft }, { crime: resisting }], '3y'],
  ['jail alone', [{ crime: resisting }], '364d'],
  ['all dismissed', [{ crime: theft, status: 'Dismissed' }], 'No sentence'],
] as const)('the total of %s', ([, charges, total]) => {
  expect(totalText(answerTo(...charges).summary)).toBe(total);
});

test('a row tells its own length, and nothing where it has none', () => {
  const [jail, life] = answerTo({ crime: resisting }, { crime: torture }).charges;
  expect([jail, life].map((row) => row && rowText(row))).toEqual(['364d', '7 - L']);
  const none = { special: null, determinateDays: 0, determinate: '', indeterminateDays: 0, indeterminate: '' };
  expect(rowText(none)).toBe('');
});

test('the range is two lengths, or the one that is lawful', () => {
  expect(rangeText(answerTo({ crime: arson }).range)).toBe('16m to 3y');
  expect(rangeText(answerTo({ crime: theft }).range)).toBe('3y');
  expect(rangeText(answerTo({ crime: resisting }).range)).toBe('0d to 364d');
  expect(rangeText(answerTo({ crime: theft, status: 'Dismissed' }).range)).toBe('No sentence');
});

test('the facts stand in the order of the specification', () => {
  expect(
    sentenceFacts(answerTo({ crime: theft }, { crime: resisting, days: 1 })).map((fact) => fact.join(': ')),
  ).toEqual([
    'Probation Eligibility: Eligible',
    'Misdemeanor: 1 day',
    'Determinate: 3y',
    'Indeterminate: None',
    'Total: 3y',
    'Other: None',
    'Custody credit: 0 days, 50%',
  ]);
});
