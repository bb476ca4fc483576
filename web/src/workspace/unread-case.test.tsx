import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { clientWithoutConnection } from '../shared/offline/client-without-connection.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { WorkspaceScreen } from './workspace-screen.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('a case that was never read here says so without a connection, and does not load for ever', async () => {
  localStorage.setItem('user_token', 'token');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const client = clientWithoutConnection();
  render(
    <QueryClientProvider client={client}>
      <UiProvider>
        <MemoryRouter initialEntries={['/Cases/c1']}>
          <Routes>
            <Route path="/Cases/:caseId" element={<WorkspaceScreen />} />
          </Routes>
        </MemoryRouter>
      </UiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(/This case was not read on this device/, {}, { timeout: 4000 });
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
});
