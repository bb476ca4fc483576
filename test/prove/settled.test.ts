import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { sentenceDifference } from './compare.ts';
import { rangeDifference } from './compare-range.ts';
import { settled } from './settled.ts';

const catalogue = readCatalogue();

test.for(settled)('$authority: $what', ({ of, example }) => {
  if (of === 'both') expect(sentenceDifference(example, catalogue)).toBeUndefined();
  expect(rangeDifference(example, catalogue)).toBeUndefined();
});
