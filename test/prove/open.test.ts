import { readCatalogue } from '@countwise/seed/node';
import { expect, test } from 'vitest';
import { sentenceDifference } from './compare.ts';
import { isOpen, open } from './open.ts';

const catalogue = readCatalogue();

test.for(open)('$authority: $what: is still open', ({ example }) => {
  expect(isOpen(example)).toBe(true);
  expect(sentenceDifference(example, catalogue)).toBeDefined();
});
