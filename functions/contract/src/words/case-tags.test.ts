import { expect, test } from 'vitest';
import { hasTag, tagCounts, tagsOf } from './case-tags.ts';

const tagged = (Tags: string, PrivateTags = '') => ({ Tags, PrivateTags });

test('a tag is one however it is written, and nothing between two commas is none', () => {
  expect(tagsOf(tagged(' DV, , trial ,dv'))).toEqual(['dv', 'trial']);
  expect(tagsOf(tagged(''))).toEqual([]);
  expect(hasTag(tagged('DV', 'trial,dv'), 'Trial')).toBe(true);
  expect(hasTag(tagged('DV,trial'), 'tri')).toBe(false);
});

test('tags are counted by the case, in the order of their names', () => {
  const cases = [tagged('Trial'), tagged('', 'trial, DV'), tagged('')];
  expect([...tagCounts(cases)]).toEqual([
    ['DV', 1],
    ['Trial', 2],
  ]);
});
