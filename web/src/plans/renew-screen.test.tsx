import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { RenewScreen } from './renew-screen.tsx';

/** The screen of a user with a subscriber of this kind. */
function show(status: string, readUntil: string | null) {
  const user = { ...userOf('one'), Subscriber: { StripeCustomerId: 'cus', SubscriptionType: 2 as const } };
  storeSession({ token: 'token', key: '', user, status, ...(readUntil !== null && { readUntil }) });
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
}

test('before a trial it is told whom to write to', () => {
  show('Create_Subscription', null);
  expect(screen.getByRole('link', { name: 'us@example.com' }).parentElement?.textContent).toMatch(/^Need help\?/);
});

test('whose subscription expired chooses a plan by themselves, and may take their data or write to us', () => {
  show('Expired', '2027-01-15');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'us@example.com' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read them until 01/15/2027' }).getAttribute('href')).toBe('/Cases');
});
