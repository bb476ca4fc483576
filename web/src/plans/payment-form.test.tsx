import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { PaymentForm } from './payment-form.tsx';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve(null) }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { readonly children: ReactNode }) => children,
  PaymentElement: () => <output aria-label="Card" />,
  useElements: () => null,
  useStripe: () => null,
}));

test('what the payment provider asks stands in the form as its other fields do, in no frame within it', () => {
  const client = new QueryClient();
  client.setQueryData(siteSettingsQuery.queryKey, { stripePublishableKey: 'pk_test' } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PaymentForm clientSecret="secret" summary={<p>Total</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByLabelText('Card').parentElement?.className).toContain('payment-form');
});
