import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientWithoutConnection } from '../shared/offline/client-without-connection.fixture.ts';
import { common } from '../text/common.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CrimeSearchScreen } from './crime-search-screen.tsx';

beforeEach(() => {
  localStorage.setItem('user_token', 'token');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('without a connection a search says that it cannot be made, and not that there is no such crime', async () => {
  const client = clientWithoutConnection();
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <MemoryRouter>
          <CrimeSearchScreen />
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  // it is called as the link that leads to it
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.nav.crimeSearch);
  fireEvent.change(screen.getByLabelText('Statute number or words'), { target: { value: 'PC 459' } });
  await screen.findByText(
    'Without a connection only what was searched for on this device before is found.',
    {},
    { timeout: 4000 },
  );
  expect(screen.queryByText(/No crime answers this search/)).toBeNull();
});
