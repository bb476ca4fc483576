import { readCaseFile } from '@countwise/seed';
import { expect, test } from 'vitest';
import { caseOfSeed } from './generate.ts';

const seeds = Array.from({ length: 500 }, (_, seed) => seed);

test('a seed is one case, and two seeds are two', () => {
  expect(caseOfSeed(7)).toEqual(caseOfSeed(7));
  expect(new Set(seeds.map((seed) => JSON.stringify(caseOfSeed(seed)))).size).toBeGreaterThan(490);
});

test('each case is a case file', () => {
  const read = seeds.map((seed) => readCaseFile(caseOfSeed(seed)));
  expect(read.filter((each) => 'faults' in each)).toEqual([]);
});
