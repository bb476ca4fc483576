import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { gatherKeys } from './early-keys.ts';

test('what is typed while a field opens is gathered for it, and acts nowhere else', () => {
  const elsewhere = vi.fn<() => void>();
  document.addEventListener('keydown', elsewhere);
  const keys = gatherKeys();
  for (const key of ['2', '1', '9', 'Backspace', '1', 'Shift', 'Enter']) fireEvent.keyDown(document.body, { key });
  expect(elsewhere).not.toHaveBeenCalled();
  expect(keys.end()).toBe('211\n');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(elsewhere).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', elsewhere);
});
