import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { Problem } from '../base/problem.ts';
import { checkCredentialsRoute } from './check-credentials.ts';

/** A check of a token that has ended and a handle of which the pool says `found`; what came of it, and who was signed out. */
async function check(found: 'ended' | 'reused', bearer: string | undefined) {
  const change = vi.fn<(id: string, fields: object) => Promise<void>>(async () => {});
  const { run } = checkCredentialsRoute({
    pool: { refresh: async () => found },
    authenticate: () => Promise.reject(new Problem(401, 'Please log in.')),
    tokens: { bearerOf: async () => bearer },
    users: { bySub: async (sub: string) => ({ Id: `user-of-${sub}` }), change },
    now: () => new Date('2026-11-01T08:00:00.700Z'),
  } as unknown as Parameters<typeof checkCredentialsRoute>[0]);
  const event = { body: '{"user_token":"old"}', cookies: ['refresh=handle'], headers: {} };
  const answered = run(event as unknown as APIGatewayProxyEventV2, undefined);
  await expect(answered).rejects.toMatchObject({ status: 401 });
  return change.mock.calls;
}

test('a handle that comes again after it was exchanged ends every session of its owner', async () => {
  const signedOut = { SignedOut: { at: Date.parse('2026-11-01T08:00:00Z') / 1000, token: '' } };
  expect(await check('reused', 'me')).toEqual([['user-of-me', signedOut]]);
});

test('nobody is signed out by a handle that has ended, or by one with a token of nobody', async () => {
  expect(await check('ended', 'me')).toEqual([]);
  expect(await check('reused', undefined)).toEqual([]);
});
