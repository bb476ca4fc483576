import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { QuoteForm } from './quote-form.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what so many licenses cost is shown before a quote is asked for, and their number sent', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ success: true });
  });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <QuoteForm onCancel={() => undefined} />
      </QueryClientProvider>
    </UiProvider>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const figure = () => screen.getByRole('status').textContent;
  expect(figure()).toContain('10 licenses: $2,645 / year');
  type('Licenses', '1 ');
  expect(figure()).toContain('1 license: $395 / year');
  type('Licenses', '');
  expect(figure()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
  expect(screen.getByRole('link', { name: 'Licenses: Required' })).toBeTruthy();
  type('Licenses', '12');
  expect(figure()).toContain('12 licenses: $3,145 / year');
  for (const [label, value] of [
    ['County', 'Marin'],
    ['First name', 'Quinn'],
    ['Last name', 'Demo'],
    ['E-mail', 'quinn@example.com'],
  ] as const)
    type(label, value);
  fireEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
  await screen.findByText(/Your request is sent/);
  expect(sent).toEqual([expect.objectContaining({ from: 'quinn@example.com', licenses: 12 })]);
});
