import { beforeEach, expect, test } from 'vitest';
import { openedCases, rememberOpened } from './opened-cases.ts';

beforeEach(() => localStorage.clear());

test('the last three cases are kept, the latest first and each once', () => {
  expect(openedCases()).toEqual([]);
  for (const id of ['a', 'b', 'c', 'a', 'd']) rememberOpened(id);
  expect(openedCases()).toEqual(['d', 'a', 'c']);
  expect(localStorage.getItem('selected_case_id')).toBe('d');
});
