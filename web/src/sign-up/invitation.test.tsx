import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { openInvitation, storedInvitation } from './invitation.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

const told = {
  SubscriberId: 'county',
  EnforceMicrosoftSignOn: false,
  County: 'Yolo',
  Agency: 'Court',
  ApproveCountyUsers: false,
  NotifyAdminOfNewSignUp: false,
  guid: '7d1c0a52-0000-4000-8000-000000000000',
};
const answers = (status: number, body: object) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(['site-settings'], { botCheckSiteKey: null, supportEmail: 'us@example.com' });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SignUpScreen kind="invited" />
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
  return screen.findByLabelText<HTMLInputElement>('E-mail');
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('who was invited by mail signs up with the address that was invited', async () => {
  answers(200, { ...told, Email: 'vera@county.example' });
  expect((await openInvitation(told.guid)).headers.get('location')).toBe('/signupWithCode');
  const field = await open();
  expect([field.value, field.readOnly]).toEqual(['vera@county.example', true]);
  expect(screen.getByText('Your invitation was sent to this address.')).toBeTruthy();
});

test('who has an access code signs up with an address of their own', async () => {
  answers(200, { ...told, Email: null });
  await openInvitation('k7pm-3qxd-9wtb');
  const field = await open();
  expect([field.value, field.readOnly]).toEqual(['', false]);
});

test.for([
  [404, /This invitation is no longer open/],
  [410, /This invitation is no longer open/],
  [500, /No answer from the server/],
] as const)('an invitation that is answered %i leads home, and it is said why', async ([status, words]) => {
  answers(status, { message: 'no', requestId: 'request' });
  render(
    <UiProvider>
      <p />
    </UiProvider>,
  );
  expect((await openInvitation(told.guid)).headers.get('location')).toBe('/');
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(storedInvitation()).toBeNull();
});
