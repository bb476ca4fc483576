import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { AgencyTaken } from './agency-taken.tsx';
import { storedDraft } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

function open(email: string) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ success: true });
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['site-settings'], { supportEmail: 'us@example.com' });
  const draft = { ...storedDraft(), first: 'Ben', last: 'Demo', email, county: 'Yolo', agency: 'Court' };
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <AgencyTaken draft={draft} bot={async () => ({ botToken: 'person' })} />
      </QueryClientProvider>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
  return sent;
}

test('who finds their office registered asks its administrators, not us', async () => {
  const sent = open('ben@county.example');
  expect((await screen.findByRole('status')).textContent).toContain('Your office’s administrators are told');
  const person = { FirstName: 'Ben', LastName: 'Demo', email: 'ben@county.example' };
  expect(sent).toEqual([{ county: 'Yolo', agency: 'Court', ...person, botToken: 'person' }]);
});

test('nobody asks without a name and an address', () => {
  const sent = open('ben');
  expect(screen.getByRole('alert').textContent).toBe('Fill in your name and e-mail above first.');
  expect(sent).toEqual([]);
});
