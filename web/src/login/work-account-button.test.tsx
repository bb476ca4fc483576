import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { WorkAccountButton } from './work-account-button.tsx';

const settings = { signInOrigin: 'https://sign-in.example', signInClientId: 'site', supportEmail: 'us@example.com' };
const popup = { closed: false, location: { href: '' }, close: vi.fn<() => void>() };
let answer: ((reply: Response) => void) | undefined;

beforeEach(() => {
  popup.location.href = '';
  answer = undefined;
  vi.stubGlobal('open', () => popup);
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Types a work address and presses Enter before the site's settings have come. */
async function enter() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <WorkAccountButton onLoggedIn={() => {}} />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'ana@county.example' } });
  await act(async () => fireEvent.submit(field));
}
const comes = async (status: number, body: object) => {
  await waitFor(() => expect(answer).toBeDefined());
  await act(async () => answer?.(Response.json(body, { status })));
};

test('Enter before the settings of the site have come waits for them and goes on', async () => {
  await enter();
  expect((await screen.findByRole('status')).textContent).toContain('county.example');
  await comes(200, { ...settings, userPoolEndpoint: null, stripePublishableKey: 'pk_test', botCheckSiteKey: null });
  await waitFor(() => expect(popup.location.href).not.toBe(''));
  const asked = new URL(popup.location.href);
  expect([asked.origin, asked.searchParams.get('idp_identifier')]).toEqual([settings.signInOrigin, 'county.example']);
});

test('where they do not come the window is closed, and it is said', async () => {
  await enter();
  await comes(404, { message: 'There is no such thing.', requestId: 'request' });
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(popup.close).toHaveBeenCalledOnce();
});
