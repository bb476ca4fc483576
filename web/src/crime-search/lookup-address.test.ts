import { expect, test } from 'vitest';
import { type Lookup, lookupQuery, readLookup } from './lookup-address.ts';

const today = '2026-11-20';
const blank: Lookup = { typed: '', date: today, repealed: false, category: null, crime: null };

test.for([
  blank,
  { ...blank, typed: 'PC 211 & more', date: '2011-06-01' },
  { ...blank, typed: '12022.6', repealed: true, category: 'theft', crime: 'pc-12022.6~f' },
] satisfies readonly Lookup[])('%o reads back from its address', (lookup) => {
  expect(readLookup(new URLSearchParams(lookupQuery(lookup).toString()), today)).toEqual(lookup);
});

test('a day that is none, or not yet, is today', () => {
  for (const date of ['2026-02-30', '2026-11-21', 'soon'])
    expect(readLookup(new URLSearchParams({ date }), today).date).toBe(today);
});
