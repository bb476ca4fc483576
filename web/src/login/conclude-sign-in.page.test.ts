import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { leaveForSignIn } from '../shared/sign-in/redirected.ts';
import { workAccount } from '../text/account.ts';
import { concludeSignIn } from './conclude-sign-in.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { assign: () => {}, origin: 'https://site.example' });
  void leaveForSignIn('https://pool.example', { state: 'ours', verifier: 'proof', from: '/myaccount' });
});
afterEach(() => {
  fetched.mockReset();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Every answer of the server and of the pool is this one. */
const answers = (status: number, body: unknown) =>
  fetched.mockImplementation(async () => Response.json(body, { status }));
const settings = {
  signInOrigin: 'https://pool.example',
  signInClientId: 'site',
  userPoolEndpoint: null,
  stripePublishableKey: 'pk',
  botCheckSiteKey: null,
  supportEmail: 'support@site.example',
};
const conclude = (query: string) => {
  const client = new QueryClient();
  client.setQueryData(['site-settings'], settings);
  return concludeSignIn(client, new URLSearchParams(query));
};

test.for(['code=stolen&state=theirs', 'code=stolen', 'code=stolen&state='])(
  'the code of a sign-in that began elsewhere is not used: %s',
  async (query) => {
    await expect(conclude(query)).resolves.toBe('unknown');
    expect(fetched).not.toHaveBeenCalled();
  },
);

test('a code that was used before, or none, leads back with the reason, and its attempt is over', async () => {
  answers(400, { error: 'invalid_grant' });
  const failed = { to: '/myaccount', outcome: { message: workAccount.failed } };
  await expect(conclude('code=used&state=ours')).resolves.toEqual(failed);
  const sent = z.instanceof(URLSearchParams).parse(fetched.mock.calls[0]?.[1]?.body);
  expect(Object.fromEntries(sent)).toMatchObject({ code: 'used', code_verifier: 'proof' });
  await expect(conclude('code=used&state=ours')).resolves.toBe('unknown');
  void leaveForSignIn('https://pool.example', { state: 'again', verifier: 'proof', from: '/myaccount' });
  await expect(conclude('error=access_denied&state=again')).resolves.toEqual(failed);
});
