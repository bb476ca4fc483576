import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { sentenceDifference } from './compare.ts';
import { proveRanges, proveSentences } from './prove.ts';
import { everyRun } from './sizes.ts';
import { worked } from './worked.ts';

const catalogue = readCatalogue();

test.for(worked)('$name: $sentence, by the engine as by the second computation', ({ file }) => {
  expect(sentenceDifference(file, catalogue)).toBeUndefined();
});

test('random cases: the engine and the second computation give one sentence, and each rule binds in one of them', () => {
  const { differences, lines } = proveSentences({ catalogue, first: 1, count: everyRun.sentences });
  expect(differences).toEqual([]);
  expect(lines.filter((line) => line.endsWith('binds in 0 cases'))).toEqual([]);
});

test('random cases: both ends of the range are those that trying everything finds', () => {
  expect(proveRanges({ catalogue, first: 1, count: everyRun.ranges }, 300).differences).toEqual([]);
});
