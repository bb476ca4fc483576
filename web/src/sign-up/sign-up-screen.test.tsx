import { codeProblems } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { storeDraft, storedDraft } from './draft.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

const nothing = () => undefined;

/** A page in which nothing changes its size. */
class StillObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** A sign-up whose fields stand as an earlier load of the page left them. `mail`: what the server answers who asks for a code. */
function open(kind: 'individual' | 'enterprise', { mail = 200, taken = false } = {}) {
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('checkEmail')) return Response.json({ emailTaken: taken });
    if (address.includes('checkPhoneNumber')) return Response.json({ uniquePhoneNumber: true });
    if (address.includes('checkCountyStatus')) return Response.json({ agencies: [] });
    return mail === 429
      ? Response.json({ message: codeProblems.tooSoon, requestId: 'r' }, { status: 429 })
      : Response.json({ success: true });
  });
  storeDraft({
    ...storedDraft(),
    first: 'Rita',
    last: 'Demo',
    email: 'rita@example.com',
    phone: '(415) 555-0123',
    county: 'Marin',
    agency: 'Court',
    terms: true,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(['site-settings'], { botCheckSiteKey: null, supportEmail: 'us@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SignUpScreen kind={kind} />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const goOn = () => {
  for (const label of ['Password', 'Confirm password']) fill(label, 'Sentence-2026');
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};
const code = () => screen.findByLabelText('Verification code');

afterEach(() => vi.unstubAllGlobals());

test('each step has the cursor in its first field, and Back in that of the first', async () => {
  open('enterprise');
  goOn();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your role')));
  cleanup();
  open('individual');
  goOn();
  const asked = await code();
  await waitFor(() => expect(document.activeElement).toBe(asked));
  fireEvent.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
});

test('after a reload at the code the form leads on to it, where the code that was sent can be entered', async () => {
  open('individual', { mail: 429 });
  goOn();
  expect(await code()).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: /^Resend code in/ }).getAttribute('aria-disabled')).toBe('true');
});

test('the summary keeps the line of an address that turns out to be taken', async () => {
  open('individual', { taken: true });
  fill('First name', '');
  goOn();
  const email = await screen.findByLabelText('E-mail');
  await waitFor(() => expect(screen.getAllByRole('link', { name: '*Email Already Taken.' })).toHaveLength(1));
  fill('E-mail', 'rita@example');
  fireEvent.blur(email);
  expect(screen.getByRole('link', { name: '*Invalid Email' })).toBeTruthy();
  fill('E-mail', 'other@example.com');
  fireEvent.blur(email);
  await waitFor(() => expect(screen.getByRole('link', { name: '*Email Already Taken.' })).toBeTruthy());
});

test('the terms open beside the form, in which the passwords stay', () => {
  open('individual');
  for (const name of ['terms of service', 'Terms of Service', 'Privacy'])
    expect(screen.getByRole('link', { name })).toHaveProperty('target', '_blank');
  const first = screen.getByRole('link', { name: 'Terms of Service' });
  expect(screen.getByRole('button', { name: 'Continue' })).toSatisfy((button: Node) =>
    Boolean(button.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
});
