import { ownId } from '@countwise/contract';
import { expect, test } from 'vitest';
import { caseIdOf, copiedId } from './keys.ts';

test('what a child is called in its case stays when the case is copied', () => {
  const original = 'case.charge';
  const copied = copiedId(original, 'scenario');
  expect([caseIdOf(copied), ownId(copied), ownId(original)]).toEqual(['scenario', 'charge', 'charge']);
});
