import { expect, test } from 'vitest';
import { hasTag, tagCounts, tagsOf } from './case-tags.ts';

test('a tag is one however it is written, and nothing between two commas is none', () => {
  expect(tagsOf({ Tags: ' DV, , trial ,dv' })).toEqual(['dv', 'trial']);
  expect(tagsOf({ Tags: '' })).toEqual([]);
  expect(hasTag({ Tags: 'DV,trial' }, 'dv')).toBe(true);
  expect(hasTag({ Tags: 'DV,trial' }, 'tri')).toBe(false);
});

test('tags are counted by the case, in the order of their names', () => {
  const cases = [{ Tags: 'Trial' }, { Tags: 'trial, DV' }, { Tags: '' }];
  expect([...tagCounts(cases)]).toEqual([
    ['DV', 1],
    ['Trial', 2],
  ]);
});
