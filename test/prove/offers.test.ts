import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { proveOffers } from './offers.ts';
import { tryParts } from './offers-bounds.ts';
import { brokenLaws } from './offers-laws.ts';
import { everyRun } from './sizes.ts';

const law = { catalogue: readCatalogue(), today: '2026-08-01' };
const { reductions } = readReference();

test('random searches: the frontier told is that which trying everything finds', { timeout: 300_000 }, () => {
  expect(proveOffers({ law, reductions, most: 1500 }, 1, everyRun.offers)).toEqual([]);
});

test('the order of counts changes nothing, no lever more makes anything worse, no row is without a lawful path, and what is told is a true beginning', {
  timeout: 300_000,
}, () => {
  expect(brokenLaws({ law, reductions, most: 1500, usual: 300 }, 20_000, everyRun.offerLaws)).toEqual([]);
});

test('no completion of a part serves less than the bound that it was opened or cut by', { timeout: 300_000 }, () => {
  const wanted = { searches: everyRun.offers, cutParts: everyRun.cutParts };
  const { faults, cut, opened } = tryParts({ law, reductions, most: 400, usual: 400 }, 1, wanted);
  expect(faults).toEqual([]);
  expect([cut >= everyRun.cutParts, opened > everyRun.cutParts]).toEqual([true, true]);
});
