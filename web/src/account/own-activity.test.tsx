import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { OwnActivity } from './own-activity.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what happened to the account stands in words, the newest five first and the rest on demand', async () => {
  localStorage.setItem('user_token', 'token');
  const entries = [
    { At: '2026-11-25T16:00:06.000Z', Act: 'session.failed', Detail: 'password' },
    ...[5, 4, 3, 2, 1].map((second) => ({ At: `2026-11-25T16:00:0${second}.000Z`, Act: 'session.opened', Detail: '' })),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ entries })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <OwnActivity />
      </UiProvider>
    </QueryClientProvider>,
  );
  const list = within(await screen.findByRole('list', { name: 'Recent activity' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getByText('Log-in failed, password')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(list.getAllByRole('listitem')).toHaveLength(6);
  expect(list.getAllByText('Logged in')).toHaveLength(5);
});
