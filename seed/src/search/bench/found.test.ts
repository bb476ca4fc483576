import { expect, test } from 'vitest';
import { catalogue, referenceArtefact } from '../../compile/compiled.fixture.ts';
import { openReference } from '../../reference/open-reference.ts';
import { CrimeSearch } from '../crime-search.ts';
import { benchQueries, foundRate } from './found.ts';

const on = '2026-11-20';
const { rows } = catalogue;
const search = new CrimeSearch(rows, openReference(referenceArtefact));
const queries = benchQueries();

test('each query stands once, and some row in force answers to every statute wanted', () => {
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  const unknown = queries.flatMap(({ wanted }) => wanted).filter((one) => search.quickSearch(one, on).length === 0);
  expect(unknown).toEqual([]);
});

test.for([
  ['those the search was tuned by', false, [0.97, 0.99, 0.99]],
  ['those kept aside', true, [0.95, 0.97, 0.99]],
] as const)('of %s enough are found first, in three, in ten', ([, aside, [first, inThree, inTen]]) => {
  const asked = queries.filter((query) => query.aside === aside);
  const rate = foundRate(search, asked, on);
  expect(rate.first / rate.asked).toBeGreaterThanOrEqual(first);
  expect(rate.inThree / rate.asked).toBeGreaterThanOrEqual(inThree);
  expect(rate.inTen / rate.asked).toBeGreaterThanOrEqual(inTen);
});
