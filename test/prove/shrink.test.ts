import { expect, test } from 'vitest';
import { caseOfSeed } from './generate.ts';
import { shrink } from './shrink.ts';

test('what is left of a case is what the difference needs', () => {
  const large = Array.from({ length: 50 }, (_, seed) => caseOfSeed(seed)).filter(({ charges }) => charges.length > 3);
  expect(large.length).toBeGreaterThan(0);
  for (const file of large) {
    const wanted = file.charges[2]?.id;
    const smallest = shrink(file, ({ charges }) => charges.some(({ id }) => id === wanted));
    expect(smallest.charges.map(({ id }) => id)).toEqual([wanted]);
    expect(smallest.caseEnhancements).toEqual([]);
    expect(smallest.strikes).toBe('0');
  }
});
