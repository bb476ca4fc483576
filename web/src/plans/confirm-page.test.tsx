import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { ConfirmPage, ShopConfirmPage, SuccessPage } from './confirm-page.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(address: string) {
  vi.stubGlobal('fetch', async () => Response.json({ subscriptionStatus: 'Valid', success: true }));
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>The cases</h1> },
      { path: '/subscriptionConfirm', Component: ConfirmPage },
      { path: '/login', element: <h1>Log in first</h1> },
      { path: '/subscriptionSuccess', Component: SuccessPage },
      { path: '/ShopConfirm', Component: ShopConfirmPage },
    ],
    { initialEntries: [address] },
  );
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
}
const session = { token: 'token', key: '', user: userOf('one'), status: 'Valid' };

test('a subscription that was confirmed just now has begun; the address alone says nothing', async () => {
  storeSession(session);
  open('/subscriptionConfirm?setup_intent=seti_1');
  expect(await screen.findByRole('heading', { name: 'Your subscription has begun' })).toBeTruthy();
  cleanup();
  open('/subscriptionSuccess');
  expect(await screen.findByRole('heading', { name: 'The cases' })).toBeTruthy();
});

test('whoever is not logged in is offered no account and no log-out', () => {
  open('/subscriptionConfirm');
  expect(screen.getByRole('heading', { name: 'Payment set up' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  cleanup();
  open('/ShopConfirm');
  expect(screen.getByRole('heading', { name: 'Log in first' })).toBeTruthy();
});
