import { readCatalogue, readReference } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { proveOffers } from './offers.ts';
import { everyRun } from './sizes.ts';

const law = { catalogue: readCatalogue(), today: '2026-08-01' };
const { reductions } = readReference();

test('random searches: the frontier told is that which trying everything finds', { timeout: 120_000 }, () => {
  expect(proveOffers({ law, reductions, most: 1500 }, 1, everyRun.offers)).toEqual([]);
});
