import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { sentenceDifference } from './compare.ts';
import { rangeDifference } from './compare-range.ts';
import { settled } from './settled.ts';

const catalogue = readCatalogue();

test.for(settled)('the sentence by $authority: $what', ({ example }) => {
  expect(sentenceDifference(example, catalogue)).toBeUndefined();
});

test.for(settled)('the range by $authority: $what', ({ example }) => {
  expect(rangeDifference(example, catalogue)).toBeUndefined();
});
