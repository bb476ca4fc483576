import { expect, test } from 'vitest';
import { takesWorkAccount } from './own-county.ts';

const takes = (poolName: string, WorkAccountProvider?: string) =>
  takesWorkAccount(WorkAccountProvider === undefined ? {} : { WorkAccountProvider }, poolName);

test.for([
  ['Lake_me', undefined],
  ['Lake_me', 'Lake'],
  // a pool that takes addresses in any case writes its users' names so
  ['lake_me', 'Lake'],
  ['Lake_a_b', 'Lake'],
] as const)('%s may come in where the county set %s', ([name, set]) => expect(takes(name, set)).toBe(true));

test.for([
  ['Lassen_me', 'Lake'],
  ['Lake-County_me', 'Lake'],
  ['Lake', 'Lake'],
  ['0d4e8a52-93f7-4b6b-8f0e-1a7c55d0e101', 'Lake'],
  ['Lassen_Lake_me', 'Lake'],
] as const)('%s is of another organization where the county set %s', ([name, set]) =>
  expect(takes(name, set)).toBe(false),
);

test('who belongs to no county may come in through any', () =>
  expect(takesWorkAccount(undefined, 'Lake_me')).toBe(true));
