import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storedToken } from '../api/session.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { AccessCodeDialog } from './access-code-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('who joined an office goes on in the session that stands, and is asked for no password', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ pending: false }));
  localStorage.setItem('user_token', 'token');
  const client = new QueryClient();
  client.setQueryData(['session', 'token'], false);
  const router = createMemoryRouter([
    { path: '/', element: <AccessCodeDialog onClose={() => undefined} /> },
    { path: '/Cases', element: <h1>The cases</h1> },
  ]);
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Access code'), { target: { value: 'K7PM 3QXD 9WTB' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'The cases' });
  // what the subscription allows is asked anew
  expect([storedToken(), client.getQueryData(['session', 'token'])]).toEqual(['token', undefined]);
});
