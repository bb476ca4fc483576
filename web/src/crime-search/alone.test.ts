import { type CrimeVersion, crimeOfFacts } from '@countwise/engine';
import { expect, test } from 'vitest';
import { alone } from './alone.ts';

const theft: CrimeVersion = {
  ...crimeOfFacts({
    statute: 'PC 487(a)',
    kind: 'crime',
    severity: 'felony',
    terms: { lower: '16m', middle: '2y', upper: '3y' },
  }),
  id: 'theft',
  name: 'Grand theft',
  punishedBy: 'PC 489',
  place: 'jail1170h',
  wobbler: true,
};
const resisting: CrimeVersion = {
  ...theft,
  id: 'resisting',
  statute: 'PC 148(a)(1)',
  severity: 'misdemeanor',
  place: 'jail',
  wobbler: false,
  terms: { upper: '364d' },
};
const told = (law: CrimeVersion, day = '2026-11-20') =>
  alone(law, day)?.states.map(({ state, terms, authority }) => [state, ...Object.values(terms), authority]);

test('a felony has its terms, half of them attempted, and the same conspired, each by its section', () => {
  expect(told(theft)).toEqual([
    ['Completed', '16m', '2y', '3y', 'PC 489'],
    ['Attempt', '8m', '1y', '1y 6m', 'PC 664(a)'],
    ['Conspiracy', '16m', '2y', '3y', 'PC 182(a)'],
  ]);
});

test('the jail of a misdemeanor is told in days; a conspiracy to commit one has the terms of a felony', () => {
  expect(told(resisting)?.map(([, ...terms]) => terms.slice(0, 3))).toEqual([
    ['', '', '364d'],
    ['', '', '182d'],
    ['16m', '2y', '3y'],
  ]);
});

test('an attempt is not attempted, and what is no crime or has no custody stands for no sentence', () => {
  expect(told({ ...theft, statute: 'PC 664/187(a)' })).toHaveLength(1);
  expect(alone({ ...theft, kind: 'conduct' }, '2026-11-20')).toBeNull();
  expect(alone({ ...theft, severity: 'infraction', terms: {} }, '2026-11-20')).toBeNull();
});

test('a version of the law is asked on a day of its own', () => {
  const former = { ...theft, effective: '2001-01-01', end: '2010-12-31' };
  for (const day of ['1999-05-05', '2026-11-20'])
    expect(told(former, day)?.[0]?.slice(0, 4)).toEqual(['Completed', '16m', '2y', '3y']);
});
