import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storeUser } from '../api/session.ts';
import { userOf } from '../api/user.fixture.ts';
import { afterLogIn } from '../shared/sign-in/left-address.ts';
import { credentialGuard } from './guards.ts';
import { createQueryClient } from './query-client.ts';

const ends = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.signature`;
const live = ends(Date.now() / 1000 + 1800);
const over = ends(Date.now() / 1000 - 1);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the cases under a token whose check the server answers with a status, once it is let. */
function open(token: string, status: number, body: object = { message: 'No.', requestId: 'r' }) {
  localStorage.setItem('user_token', token);
  const server = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => server.promise);
  const led: string[] = [];
  const client = createQueryClient((address) => led.push(address));
  const url = 'http://localhost/Cases';
  const request = new Request(url);
  const asked = { request, url: new URL(url), pattern: '/Cases', params: {}, context: new RouterContextProvider() };
  const opened = Promise.resolve(credentialGuard(client)(asked));
  const read = () => client.getQueryData(['session', token]) === true;
  return { opened, led, read, answer: () => server.resolve(Response.json(body, { status })) };
}

test('under a token that has not run out a screen opens before the check is answered, and is left where that is refused', async () => {
  const { opened, led, answer } = open(live, 403);
  expect(await opened).toBeNull();
  expect(led).toEqual([]);
  answer();
  await vi.waitFor(() => expect(led).toEqual(['/login']));
  expect(localStorage.getItem('user_token')).toBeNull();
});

test('under a token that has run out a screen waits for the check, and its guard alone leads away', async () => {
  const { opened, led, answer } = open(over, 403);
  answer();
  const left = await opened.catch((thrown: unknown) => thrown);
  expect(left instanceof Response && left.headers.get('location')).toBe('/login');
  expect(led).toEqual([]);
});

test.for([
  ['may be read on is opened', '2099-01-01', null],
  ['may not is left for its renewal', undefined, '/reactivateSubscription'],
] as const)('of a subscription that has ended what %s', async ([, readUntil, address]) => {
  const { opened, answer } = open(over, 402, {
    message: 'No.',
    requestId: 'r',
    subscriptionStatus: 'Expired',
    readUntil,
  });
  answer();
  const left = await opened.catch((thrown: unknown) => thrown);
  expect(left instanceof Response ? left.headers.get('location') : left).toBe(address);
});

test('a link that is opened without a session leads to the log-in, and from there to where it pointed', async () => {
  const client = createQueryClient(() => undefined);
  const url = 'http://localhost/Cases/26?mode=credits';
  const request = new Request(url);
  const asked = { request, url: new URL(url), pattern: '/Cases/:id', params: {}, context: new RouterContextProvider() };
  const left = await credentialGuard(client)(asked).catch((thrown: unknown) => thrown);
  expect(left instanceof Response && left.headers.get('location')).toBe('/login');
  storeUser(userOf('one'));
  expect(afterLogIn(client)).toBe('/Cases/26?mode=credits');
});

test('a check that is answered after the log-out brings no session back', async () => {
  const user_attr = userOf('one');
  const stands = { authorized: true, token: live, key: 'handle', user_attr, subscription_status: 'Valid' };
  const { opened, answer, read } = open(live, 200, stands);
  await opened;
  localStorage.clear();
  answer();
  await vi.waitFor(() => expect(read()).toBe(true));
  expect(localStorage.getItem('user_token')).toBeNull();
});

const ofLogInBefore = (days: number) => {
  const now = Date.now() / 1000;
  return `head.${btoa(JSON.stringify({ exp: now - 1, auth_time: now - days * 24 * 3600 }))}.signature`;
};

test.for([
  ['opens what it has read', 'yes', 3, false],
  ['asks the server after two weeks', 'yes', 15, true],
  ['asks the server where nothing is kept on it', null, 3, true],
] as const)('without a connection a device %s', async ([, reads, days, asks]) => {
  if (reads !== null) localStorage.setItem('reads_offline', reads);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { opened, answer } = open(ofLogInBefore(days), 403);
  answer();
  const left = await opened.catch((thrown: unknown) => thrown);
  expect(left instanceof Response).toBe(asks);
});
