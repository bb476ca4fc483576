import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { SessionWarning } from './session-warning.tsx';

const user = userOf('one');
const logIn = Date.UTC(2026, 10, 22, 9);
const minutes = 60_000;
const hours = 60 * minutes;
const token = `head.${btoa(JSON.stringify({ auth_time: logIn / 1000 }))}.signature`;

function open(settings: object | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['organization-settings'], settings);
  client.setQueryData(['site-settings'], { supportEmail: 'support@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SessionWarning />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: logIn });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  storeSession({ token, key: 'handle', user, status: 'Valid' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** The second after lets the dialog fade in. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() => vi.advanceTimersByTimeAsync(1000));
};
const eightHours = { SessionLifespanLength: 8, SessionLifespanUnits: 'hours', EnforceMicrosoftSignOn: false };

test('two minutes before the end one is asked for the password, and not earlier', async () => {
  open(eightHours);
  await pass(8 * hours - 3 * minutes);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(1 * minutes);
  expect(screen.getByRole('dialog', { name: 'Your session ends soon' })).toBeTruthy();
  expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'one@example.com');
  expect(screen.getByRole('button', { name: 'Stay logged in' })).toBeTruthy();
});

test('where only work accounts log in, one is asked for that', async () => {
  open({ ...eightHours, EnforceMicrosoftSignOn: true });
  await pass(8 * hours - 2 * minutes);
  expect(screen.getByRole('button', { name: 'Continue with work account' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a session of two weeks is not interrupted on its first day', async () => {
  open(null);
  await pass(8 * hours);
  expect(screen.queryByRole('dialog')).toBeNull();
});
