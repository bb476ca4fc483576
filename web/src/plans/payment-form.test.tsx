import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { PaymentForm } from './payment-form.tsx';

test('what the payment provider asks stands in the form as its other fields do, in no frame within it', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(siteSettingsQuery.queryKey, { stripePublishableKey: 'pk_test' } as never);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PaymentForm clientSecret="secret" summary={<p>Total</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const form = screen.getByText('Total').parentElement;
  expect(form?.className).toContain('payment-form');
  // the place of the provider's fields is empty until its script is there
  expect(form?.querySelector('div:empty')?.parentElement).toBe(form);
});
