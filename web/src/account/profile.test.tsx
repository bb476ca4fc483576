import type { UserAttributes } from '@countwise/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { Profile } from './profile.tsx';

const token = (scope: string) => `a.${btoa(JSON.stringify({ scope }))}.c`;
const byPassword = 'aws.cognito.signin.user.admin';
const user: UserAttributes = {
  id: 'me',
  email: 'old@example.com',
  FirstName: 'Ana',
  LastName: 'Demo',
  WhichCounty: 'Yolo',
  WhichAgency: 'Court',
  PhoneNumber: '4155550123',
  SubscriberId: 's',
  Role: 'admin',
  isAdmin: true,
  firstLoginMessage: false,
  AdPopUpId: null,
  EmailProved: true,
  Subscriber: { StripeCustomerId: null, SubscriptionType: 2 },
};

let sent: (readonly [string, unknown])[];
const answers: Record<string, object> = {
  '/api/auth/confirmPassword': { success: true },
  '/api/registration/checkEmail': { emailTaken: false },
  '/api/registration/checkPhoneNumber': { uniquePhoneNumber: false },
  '/api/registration/sendVerificationEmail': { success: true },
  '/api/registration/verifyEmailCode': { success: true, receipt: 'proof' },
  '/api/JWTUser/email': { user_attr: { ...user, email: 'new@example.com' } },
  '/api/registration/createEmailValidation/me': { success: true },
  '/api/registration/validateEmail': { emailConfirmed: true },
  '/api/JWTUser/profile': { user_attr: { ...user, FirstName: 'Anna' } },
  '/api/JWTUser/place': { user_attr: { ...user, WhichCounty: 'Yolo', WhichAgency: 'Conflict Panel' } },
};

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string, { body = '{}' }: { readonly body?: string }) => {
    sent.push([address, JSON.parse(body)]);
    return Response.json(answers[address]);
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(shown: UserAttributes = user, scope = byPassword) {
  localStorage.setItem('user_token', token(scope));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['site-settings'], { botCheckSiteKey: null });
  render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <Profile user={shown} />
      </QueryClientProvider>
    </UiProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

test('another address asks for the password, then for the code that is sent there', async () => {
  show();
  press('Change e-mail');
  await type('Your password', 'Sentence-2026');
  press('Continue');
  await type('New e-mail', 'New@Example.com');
  press('Send code');
  await type('Verification code', '123456');
  press('Verify and change');
  expect(await screen.findByText('new@example.com (verified)')).toBeTruthy();
  expect(sent).toEqual([
    ['/api/auth/confirmPassword', { password: 'Sentence-2026' }],
    ['/api/registration/checkEmail', { UserName: 'new@example.com' }],
    ['/api/registration/sendVerificationEmail', { email: 'new@example.com' }],
    ['/api/registration/verifyEmailCode', { email: 'new@example.com', code: '123456' }],
    ['/api/JWTUser/email', { Email: 'new@example.com', EmailReceipt: 'proof' }],
  ]);
});

test('a number that is taken, or the own one, is told before a code is sent', async () => {
  show();
  press('Change cell phone');
  await type('New cell phone', '4155550123');
  press('Send code');
  expect(await screen.findByText('This is the one you have.')).toBeTruthy();
  await type('New cell phone', '4155550199');
  press('Send code');
  expect(await screen.findByText('*Phone number already registered')).toBeTruthy();
  expect(sent.map(([address]) => address)).toEqual(['/api/registration/checkPhoneNumber']);
});

test('one changes what one is called', async () => {
  show();
  press('Change name');
  await type('First name', 'Anna');
  press('Save');
  expect(await screen.findByText('Anna Demo')).toBeTruthy();
  expect(sent).toEqual([['/api/JWTUser/profile', { FirstName: 'Anna', LastName: 'Demo' }]]);
});

test('an address that was proved is said to be, and asks for no proof any more', async () => {
  show({ ...user, EmailProved: false });
  expect(screen.queryByText('old@example.com (verified)')).toBeNull();
  press('Verify e-mail');
  await type('Verification code', '123456');
  press('Verify');
  expect(await screen.findByText('old@example.com (verified)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verify e-mail' })).toBeNull();
});

test('an individual names an agency of their own', async () => {
  show();
  press('Change county and agency');
  await type('Agency', 'Other');
  press('Save');
  expect(await screen.findByText('Please enter an agency name')).toBeTruthy();
  await type('Agency name', 'Conflict Panel');
  press('Save');
  expect(await screen.findByText('Conflict Panel')).toBeTruthy();
  expect(sent).toEqual([['/api/JWTUser/place', { WhichCounty: 'Yolo', WhichAgency: 'Conflict Panel' }]]);
});

test('who belongs to a county is told who changes where they work', () => {
  const ofCounty = { ...user, Subscriber: { StripeCustomerId: null, SubscriptionType: 3 } } as const;
  show({ ...ofCounty, isAdmin: false });
  expect(screen.queryByRole('button', { name: 'Change county and agency' })).toBeNull();
  expect(screen.getByText('Your organization’s administrator changes your county and agency.')).toBeTruthy();
  cleanup();
  show({ ...ofCounty, isAdmin: true });
  expect(screen.getByText(/^Another administrator of your organization/)).toBeTruthy();
});

test('who subscribes alone has no role, who belongs to a county has one', () => {
  show();
  expect(screen.queryByText('Administrator')).toBeNull();
  cleanup();
  show({ ...user, Subscriber: { StripeCustomerId: null, SubscriptionType: 3 } });
  expect(screen.getByText('Administrator')).toBeTruthy();
});
