import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { LegalPageName } from '../text/legal-names.ts';
import { LegalPage } from './legal-page.tsx';

function show(name: LegalPageName) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['site-settings'], { supportEmail: 'support@example.com' });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LegalPage name={name} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.for([
  ['privacy', 'support@example.com'],
  ['accessibility', 'support@example.com'],
  ['security', 'security@countwise.example'],
] as const)('%s says whom to write to, as a link', ([name, address]) => {
  show(name);
  expect(screen.getByRole('link', { name: address }).getAttribute('href')).toBe(`mailto:${address}`);
  expect(screen.getByText(/^Version \d\d\/\d\d\/\d{4}$/)).toBeTruthy();
});

// a postal address is not asked for at sign-up, and a privacy officer reads the word as one
test('an address is said to be one of e-mail', () => {
  for (const name of ['privacy', 'terms', 'security'] as const) show(name);
  expect(document.body.textContent).not.toMatch(/(?<!e-mail )\baddress(?:es)?\b/i);
});
