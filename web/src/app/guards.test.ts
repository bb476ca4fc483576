// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { credentialGuard } from './guards.ts';
import { createQueryClient } from './query-client.ts';

const ends = (exp: number) => `head.${btoa(JSON.stringify({ exp }))}.signature`;
const live = ends(Date.now() / 1000 + 1800);
const over = ends(Date.now() / 1000 - 1);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the cases under a token whose check the server answers with a status, once it is let. */
function open(token: string, status: number) {
  localStorage.setItem('user_token', token);
  const server = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => server.promise);
  const led: string[] = [];
  const client = createQueryClient((address) => led.push(address));
  const url = 'http://localhost/Cases';
  const request = new Request(url);
  const asked = { request, url: new URL(url), pattern: '/Cases', params: {}, context: new RouterContextProvider() };
  const opened = Promise.resolve(credentialGuard(client)(asked));
  return { opened, led, answer: () => server.resolve(Response.json({ message: 'No.', requestId: 'r' }, { status })) };
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
