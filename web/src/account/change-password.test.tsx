import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ChangePassword } from './change-password.tsx';

beforeEach(() => localStorage.setItem('user_token', 'token'));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Fills the form in and sends it to a server that answers so. */
function change(status: number, answer: object) {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <ChangePassword />
      </UiProvider>
    </QueryClientProvider>,
  );
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Sentence-2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test.for([
  [
    400,
    { message: 'No.', requestId: 'r', faults: [{ path: 'current', message: 'wrong' }] },
    /^The current password is/,
  ],
  [500, { message: 'No.', requestId: 'r' }, /^That did not work/],
] as const)('a change that is answered %i says why it failed', async ([status, answer, words]) => {
  change(status, answer);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a changed password is said so, and leaves no password in the form', async () => {
  change(200, { success: true });
  expect(await screen.findByText('Your password is changed.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});
