import { expect, test } from 'vitest';
import { keyboard } from '../text/keyboard.ts';
import { modes } from './modes.tsx';

test('the keyboard sheet has the key of each mode, in the order of the side menu', () => {
  const sheet = keyboard.groups.find(({ name }) => name === 'Modes of a case')?.keys;
  expect(sheet).toEqual(modes.map(({ key, label }) => [`g then ${key}`, label]));
});
