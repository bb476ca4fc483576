import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { storeSession } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { CreateSubscriptionScreen } from './create-subscription-screen.tsx';

test.for([
  ['Removed_From_County', /^Your organization has taken you out of its subscription/],
  ['Create_Subscription', /^Seven days free/],
] as const)('who comes to the plans as %s is told why', ([status, words]) => {
  storeSession({ token: 'token', key: '', user: userOf('one'), status });
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(['site-settings'], { botCheckSiteKey: null, supportEmail: 'us@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CreateSubscriptionScreen />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  expect(screen.getAllByText(/^(?:Seven days free|Your organization has taken you out)/)).toHaveLength(1);
  expect(screen.getByText(words)).toBeTruthy();
  // what to do next stands there, and whom to write to
  expect(screen.getByRole('link', { name: 'us@example.com' })).toBeTruthy();
});
