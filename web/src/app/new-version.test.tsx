import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

const never = vi.hoisted(() => () => new Promise<never>(() => undefined));
vi.mock('../verification/verification-page.tsx', never);
vi.mock('../legal/legal-page.tsx', never);
vi.mock('./subscription-guard.ts', never);

beforeEach(() => {
  vi.useFakeTimers();
  // a failure is written out where the site is developed
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.', requestId: 'r' }, { status: 404 }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test.for(['/verification', '/terms?from=login', '/CreateSubscription'])(
  'a part of %s that does not come within two minutes is given up, and a reload is offered',
  async (address) => {
    window.history.replaceState(null, '', '/error?code=429');
    const client = createQueryClient(() => undefined);
    const router = createRouter(client);
    render(
      <UiProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>,
    );
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await act(async () => void router.navigate(address));
    await pass(119_999);
    expect(heading()).toBe('Too many requests');
    await pass(1);
    expect(heading()).toBe('New version available, reload');
    expect(screen.getByRole('link', { name: 'Reload' }).getAttribute('href')).toBe(address);
    router.dispose();
  },
);
