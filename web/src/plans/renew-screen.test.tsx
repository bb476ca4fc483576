import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { RenewScreen } from './renew-screen.tsx';

test('whose subscription expired chooses a plan by themselves, and may take their data or write to us', () => {
  const user = { ...userOf('one'), Subscriber: { StripeCustomerId: 'cus', SubscriptionType: 2 as const } };
  storeSession({ token: 'token', key: '', user, status: 'Expired', readUntil: '2027-01-15' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['site-settings'], { botCheckSiteKey: null, supportEmail: 'us@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <RenewScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'us@example.com' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read them until 01/15/2027' }).getAttribute('href')).toBe('/Cases');
});
