import { expect, test } from 'vitest';
import type { Count } from '../record/record.ts';
import { areSeparate, groupsByVictimAndOccasion } from './separate.ts';

const named = (key: string) => {
  const [victim = '', occasion = ''] = key.split('/');
  return { victim: victim || undefined, occasion: occasion || undefined };
};

test.for([
  ['A/1', 'A/1', false],
  ['A/1', 'B/1', true],
  ['A/1', 'A/2', true],
  ['A/1', '/1', false],
  ['A/', '/2', false],
  ['/', 'B/1', false],
] as const)('%s and %s: separate %s', ([a, b, expected]) => {
  expect(areSeparate(named(a), named(b))).toBe(expected);
});

const groups = (keys: readonly string[]) =>
  groupsByVictimAndOccasion(keys.map((key) => ({ filed: { id: key, ...named(key) } }) as unknown as Count)).map(
    (group) => group.map(({ filed }) => filed.id),
  );

test.for([
  [['A/1', 'A/1'], []],
  [
    ['A/1', 'B/1'],
    [['A/1'], ['B/1']],
  ],
  [
    ['A/1', 'A/1', 'B/1'],
    [['A/1', 'A/1'], ['B/1']],
  ],
  // a count that may be of either group is of none
  [
    ['A/1', 'B/1', '/'],
    [['A/1'], ['B/1']],
  ],
  // one that may be of one alone is of that
  [
    ['A/1', 'B/', 'B/1'],
    [['A/1'], ['B/', 'B/1']],
  ],
  [['A/', '/1'], []],
  [['/', 'A/1'], []],
] as const)('%j fall into %j', ([keys, expected]) => {
  expect(groups(keys)).toEqual(expected);
});
