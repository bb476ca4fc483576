import { afterEach, expect, test } from 'vitest';
import { messageLog } from '../../ui/messages.ts';
import { sayDone } from './say-done.ts';

afterEach(() => localStorage.clear());

const nothing = () => undefined;

test('what a gesture did is said', () => {
  sayDone('Deleted count 1.', nothing);
  expect(messageLog().messages[0]?.text).toBe('Deleted count 1.');
});

test('where the subscription has ended nothing was done, and nothing is said to be', () => {
  const before = messageLog().messages.length;
  localStorage.setItem('read_until', '2027-01-31');
  sayDone('Deleted count 2.', nothing);
  expect(messageLog().messages).toHaveLength(before);
});
