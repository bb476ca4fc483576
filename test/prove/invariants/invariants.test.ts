import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { invariants } from './all.ts';
import { violations } from './invariant.ts';

const catalogue = readCatalogue();

/** A short share; `npm run prove` tries the whole. */
test.for(invariants)('$name', (invariant) => {
  expect(violations(invariant, catalogue, { first: 1, count: 60 })).toEqual([]);
});

test('what breaks an invariant is told with its seed and its case', () => {
  const broken = { name: 'never', broken: () => 'because\n{}' };
  expect(violations(broken, catalogue, { first: 3, count: 2 })).toEqual(['seed 3: because\n{}', 'seed 4: because\n{}']);
});
