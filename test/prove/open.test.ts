import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { sentenceDifference } from './compare.ts';
import { rangeDifference } from './compare-range.ts';
import { isOpen, open } from './open.ts';

const catalogue = readCatalogue();

test.for(open)('$authority: $what: is still open', ({ of, example }) => {
  const difference = of === 'range' ? rangeDifference(example, catalogue) : sentenceDifference(example, catalogue);
  expect(isOpen(example, 'range')).toBe(true);
  expect(difference).toBeDefined();
});
