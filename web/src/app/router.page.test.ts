import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userOf } from '../api/user.fixture.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter } from './router.tsx';

const ends = (exp: number) => `head.${btoa(JSON.stringify({ exp: exp / 1000 }))}.signature`;
const begun = Date.UTC(2026, 10, 27, 9);
const minute = 60_000;
const live = ends(begun + 30 * minute);
const user_attr = userOf('one');
const stands = { authorized: true, token: live, key: '', user_attr, subscription_status: 'Valid' };

let asked: string[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: begun, toFake: ['Date'] });
  localStorage.setItem('user_token', live);
  asked = [];
  answer = () => Response.json(stands);
  vi.stubGlobal('fetch', async (address: string) => {
    const [name] = address.replace(/^.*\/api\//, '').split('?');
    asked.push(name ?? '');
    return name === 'auth/checkcredentials' ? answer() : Response.json({}, { status: 400 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The site opened at an address, and where it leads from there. */
async function open(address: string) {
  window.history.replaceState(null, '', address);
  const led: string[] = [];
  const router = createRouter(createQueryClient((to) => led.push(to)));
  // to wait by the clock would move it
  await new Promise<void>((done) => {
    if (router.state.initialized) done();
    router.subscribe(({ initialized }) => initialized && done());
  });
  const checks = () => asked.filter((name) => name === 'auth/checkcredentials').length;
  const go = async (to: string) => {
    await router.navigate(to);
    return router.state.location.pathname;
  };
  return { led, router, checks, go };
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('each address of the cases asks for the session anew, and an answer younger than a minute counts', async () => {
  const { router, checks, go } = await open('/Cases');
  expect(checks()).toBe(1);
  const addresses = ['/creditCalculator', '/singleSearch', '/Cases/one', '/Cases/two', '/Cases', '/ReleaseDate'];
  for (const [at, address] of addresses.entries()) {
    pass(minute - 1);
    await go('/landingPage');
    expect(checks()).toBe(at + 1);
    pass(1);
    await go(address);
    expect(checks()).toBe(at + 2);
  }
  router.dispose();
});

test('what is searched for asks once a minute, and nothing else', async () => {
  const { router, go } = await open('/singleSearch');
  asked = [];
  pass(minute);
  await go('/singleSearch?q=211');
  await go('/singleSearch?q=2115');
  expect(asked).toEqual(['auth/checkcredentials']);
  router.dispose();
});

test.for(['/terms', '/privacy', '/accessibility', '/verification'])(
  '%s opens to anybody, and asks for no session',
  async (address) => {
    localStorage.clear();
    const { router } = await open(address);
    expect(router.state.errors).toBeNull();
    expect(router.state.matches.at(-1)?.route.path).toBe(address);
    expect(asked).toEqual([]);
    router.dispose();
  },
);

test('a screen opens before the check is answered, and is left where the subscription has ended', async () => {
  const { led, router, go } = await open('/Cases');
  const server = Promise.withResolvers<Response>();
  answer = () => server.promise;
  pass(minute);
  expect(await go('/creditCalculator')).toBe('/creditCalculator');
  expect(led).toEqual([]);
  const subscriptionStatus = 'County_Expired';
  server.resolve(Response.json({ message: 'No.', requestId: 'r', subscriptionStatus }, { status: 402 }));
  await vi.waitFor(() => expect(led).toEqual(['/CountyExpired']));
  router.dispose();
});

test.for([
  ['the cases', '/Cases'],
  ['a case', '/Cases/one'],
] as const)('within the open site %s open at once under a token that has run out too', async ([, address]) => {
  const { led, router, go } = await open('/creditCalculator');
  localStorage.setItem('user_token', ends(begun + 29 * minute));
  pass(30 * minute);
  answer = () => new Promise<Response>(() => undefined);
  expect(await go(address)).toBe(address);
  expect(led).toEqual([]);
  router.dispose();
});
