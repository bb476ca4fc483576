import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { Greetings } from '../cases/greetings.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { EndedBanner } from './ended-banner.tsx';

const user = userOf('one');
const session = { token: 'token', key: '', user, status: 'Valid' };

afterEach(() => vi.unstubAllGlobals());

function open() {
  vi.stubGlobal('fetch', async () => Response.json({}));
  storeSession(session);
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <EndedBanner />
          <Greetings />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}
const answer = (part: Partial<Parameters<typeof storeSession>[0]>) =>
  act(async () => storeSession({ ...session, ...part }));
const banner = () => screen.queryByRole('complementary', { name: 'Your subscription has ended' });

test('that a subscription has ended is said as soon as the check beside the screen is answered', async () => {
  open();
  expect(banner()).toBeNull();
  await answer({ status: 'Expired', readUntil: '2027-02-24' });
  expect(screen.getByText(/02\/24\/2027/)).toBeTruthy();
  await act(async () => clearSession());
  expect(banner()).toBeNull();
});

test('a welcome shows as it is answered, and an answer older than its closing does not bring it back', async () => {
  open();
  expect(screen.queryByRole('dialog')).toBeNull();
  await answer({ user: { ...user, firstLoginMessage: true } });
  fireEvent.click(await screen.findByRole('button', { name: 'Get Started' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await answer({ user: { ...user, firstLoginMessage: true } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
