import { listCases, login } from '@countwise/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';
import { userOf } from './user.fixture.ts';

const user_attr = userOf('one');
const renewed = { authorized: true, token: 'new', key: 'handle', user_attr, subscription_status: 'Valid' };
const refused = () => Response.json({ message: 'Please log in.', requestId: '1' }, { status: 401 });
const page = { cases: [], next: null, rules: { engine: '2026.11.2', catalogue: 'test' } };
const cases = () => Response.json(page);

const asksForCheck = (address: Parameters<typeof fetch>[0]): boolean =>
  typeof address === 'string' && address.endsWith('/auth/checkcredentials');

/** A server that takes the token `new` only; `check` answers for the stored session. */
const server = (check: () => Response | Promise<Response>) =>
  vi.fn<typeof fetch>(async (address, init) => {
    if (asksForCheck(address)) return check();
    return new Headers(init?.headers).get('authorization') === 'Bearer new' ? cases() : refused();
  });
const checksOf = ({ mock }: ReturnType<typeof server>): number =>
  mock.calls.filter(([address]) => asksForCheck(address)).length;

beforeEach(() => {
  localStorage.setItem('user_token', 'old');
  localStorage.setItem('user_key', 'handle');
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('calls refused for a token that ran out are made again with one new token', async () => {
  const fetched = server(() => Response.json(renewed));
  vi.stubGlobal('fetch', fetched);
  const both = await Promise.all([request(listCases), request(listCases)]);
  expect(both).toEqual([page, page]);
  expect(checksOf(fetched)).toBe(1);
  expect(localStorage.getItem('user_token')).toBe('new');
});

test('a token that another tab renewed is used as it is', async () => {
  const fetched = server(() => Response.json(renewed));
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await fetched(...call);
    localStorage.setItem('user_token', 'new');
    return answer;
  });
  await expect(request(listCases)).resolves.toEqual(page);
  expect(checksOf(fetched)).toBe(0);
});

test('a log-out while a token is renewed stays one', async () => {
  const fetched = server(() => {
    localStorage.clear();
    return Response.json(renewed);
  });
  vi.stubGlobal('fetch', fetched);
  await expect(request(listCases)).rejects.toMatchObject({ status: 401 });
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('a session without its subscription is kept, for the screens that renew it', async () => {
  const ended = { ...renewed, message: 'no', requestId: '2', subscriptionStatus: 'Expired' };
  vi.stubGlobal(
    'fetch',
    server(() => Response.json(ended, { status: 402 })),
  );
  await request(listCases);
  expect(localStorage.getItem('user_token')).toBe('new');
  expect(localStorage.getItem('subscription_status')).toBe('Expired');
});

test.for([
  ['the session has ended', refused, 401],
  ['the server fails', () => Response.json({ message: 'no', requestId: '3' }, { status: 503 }), 503],
  ['there is no answer', () => Promise.reject(new TypeError('failed')), 0],
] as const)('where %s the call fails with that, and not twice', async ([_, check, status]) => {
  const fetched = server(check);
  vi.stubGlobal('fetch', fetched);
  await expect(request(listCases)).rejects.toMatchObject({ status });
  expect(checksOf(fetched)).toBe(1);
});

test('a refused password is no session that ran out', async () => {
  const fetched = server(() => Response.json(renewed));
  vi.stubGlobal('fetch', fetched);
  await expect(request(login, { body: { username: 'one@example.com', password: 'wrong' } })).rejects.toMatchObject({
    status: 401,
  });
  expect(checksOf(fetched)).toBe(0);
});
