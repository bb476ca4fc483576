import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { statusPages } from '../text/common.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { StatusPage } from './status-page.tsx';

test('an expired county is told who renews it and where, its administrator too', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['site-settings'], { supportEmail: 'us@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <StatusPage {...statusPages.countyExpired} />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  expect(screen.getByText(/administrators renew it in My Account/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/myaccount');
});
