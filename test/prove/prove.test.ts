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

test('random cases: the engine and the second computation give one sentence', () => {
  expect(proveSentences({ catalogue, first: 1, count: everyRun.sentences }).differences).toEqual([]);
});

test('random cases: both ends of the range are those that trying everything finds', () => {
  expect(proveRanges({ catalogue, first: 1, count: everyRun.ranges }, 300).differences).toEqual([]);
});
