import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui/ui-provider.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';

const pool = vi.hoisted(() => ({ isOn: false }));
vi.mock('./user-pool.ts', () => ({
  userPool: async () => ({
    fetchMFAPreference: async () => ({ enabled: pool.isOn ? ['TOTP'] : [] }),
    setUpTOTP: async () => ({ sharedSecret: 'ABCDEFGHIJKLMNOP' }),
    verifyTOTPSetup: async () => undefined,
  }),
}));

let sent: (readonly [string, unknown])[];
const answers: Record<string, object> = {
  '/api/auth/confirmPassword': { success: true },
  '/api/auth/secondFactor': { recoveryCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'] },
};

beforeEach(() => {
  sent = [];
  const scope = 'aws.cognito.signin.user.admin';
  localStorage.setItem('user_token', `a.${btoa(JSON.stringify({ scope }))}.c`);
  class StillObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('fetch', async (address: string, { body }: { readonly body: string }) => {
    sent.push([address, JSON.parse(body)]);
    return Response.json(answers[address]);
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

function show(isOn: boolean) {
  pool.isOn = isOn;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiProvider>
        <AuthenticatorApp />
      </UiProvider>
    </QueryClientProvider>,
  );
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const prove = async () => {
  await type('Your password', 'Sentence-2026');
  await press('Continue');
};
const proved = ['/api/auth/confirmPassword', { password: 'Sentence-2026' }] as const;

test('an app is set up by a picture, and what stands in for a lost one is shown once', async () => {
  show(false);
  await press('Set up an authenticator app');
  expect(await screen.findByTitle('Picture to scan with an authenticator app')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ABCD EFGH IJKL MNOP' }).getAttribute('href')).toMatch(/^otpauth:/);
  await type('Code of the app', '123456');
  await press('Turn on');
  await prove();
  expect(await screen.findByText('ccccc-ddddd')).toBeTruthy();
  expect(sent).toEqual([proved, ['/api/auth/secondFactor', { on: true }]]);
  await press('I have kept them');
  await vi.waitFor(() => expect(screen.queryByText('ccccc-ddddd')).toBeNull());
});

test('an app is turned off by whoever knows the password, and not by a press alone', async () => {
  show(true);
  await press('Turn off');
  await screen.findByLabelText('Your password');
  expect(sent).toEqual([]);
  await prove();
  await vi.waitFor(() => expect(sent).toEqual([proved, ['/api/auth/secondFactor', { on: false }]]));
});
