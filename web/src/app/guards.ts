import { checkCredentials } from '@countwise/contract';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { Failure } from '../api/failure.ts';
import { keepSession } from '../api/renewal.ts';
import { request } from '../api/request.ts';
import { storeAnswer, storedKey, storedToken } from '../api/session.ts';
import { isLive, sessionEnd } from '../api/session-end.ts';
import { rememberAsked } from '../shared/sign-in/left-address.ts';
import { isOwnDevice } from '../shared/whose-device.ts';
import { leave } from './leave.ts';

const checkKey = ['session'] as const;

/**
 * Checks the stored session with the server; the answer counts for a minute. An older one lets the screen open at once
 * and is checked beside it, so that nobody waits for the network between two screens, and without one stays at work.
 * `waits` says that the caller follows the failure itself.
 */
const checkSession = (client: QueryClient, token: string, waits: boolean) =>
  client.ensureQueryData({
    queryKey: [...checkKey, token],
    staleTime: 60_000,
    // an answer once given stands, however old, until another does
    gcTime: Number.POSITIVE_INFINITY,
    revalidateIfStale: true,
    meta: { guard: true, waits },
    // it fails without a connection, and does not wait for one
    networkMode: 'always',
    queryFn: async () => {
      const key = storedKey();
      try {
        const answer = await request(checkCredentials, {
          body: { user_token: token, ...(key !== null && { user_key: key }), source: 'web' },
        });
        storeAnswer(token, {
          token: answer.token,
          key: answer.key,
          user: answer.user_attr,
          status: answer.subscription_status,
        });
        return answer.authorized;
      } catch (failure) {
        if (failure instanceof Failure) keepSession(token, failure);
        throw failure;
      }
    },
  });

/**
 * Guards the screens that need a session and a subscription, or one that ended and may still be read. No token, or anything
 * unforeseen, leads to the sign-in. Under a token that has not run out, and from one screen to the next under any, the
 * screen opens at once and the check goes beside it: what the screen asks for is checked by itself.
 */
export function credentialGuard(client: QueryClient) {
  let entered = false;
  return async ({ request: asked }: LoaderFunctionArgs): Promise<null> => {
    const token = storedToken();
    if (token !== null && (entered || isLive(token))) void checkSession(client, token, false).catch(() => undefined);
    else await guard(client, asked, ({ problem }) => problem?.readUntil !== undefined);
    entered = true;
    return null;
  };
}

/** A guard of several screens is asked at each of them, and as the router does it by itself. */
export const atEachScreen = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;

/** Guards the screens that need a session only: whoever has no subscription any more can still take their data, and leave. */
export const sessionGuard =
  (client: QueryClient) =>
  ({ request: asked }: LoaderFunctionArgs) =>
    guard(client, asked, ({ status }) => status === 402);

/** Without an answer of the server, what a device of one's own has read is read on it as long as the session lasts at most. */
const mayReadHere = (token: string): boolean => isOwnDevice() && (sessionEnd(token, null)?.getTime() ?? 0) > Date.now();

async function guard(client: QueryClient, asked: Request, passes: (failure: Failure) => boolean): Promise<null> {
  const token = storedToken();
  const { pathname, search } = new URL(asked.url);
  if (token === null) {
    rememberAsked(pathname + search);
    throw redirect('/login');
  }
  if (!onlineManager.isOnline() && mayReadHere(token)) return null;
  try {
    await checkSession(client, token, true);
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    if (passes(failure) || (failure.status === 0 && mayReadHere(token))) return null;
    throw redirect(leave(failure, pathname + search) ?? '/login');
  }
  return null;
}

/** Asks for what a screen begins with before the screen does, once the session is known to stand. */
export const ahead = (client: QueryClient, ask: () => Promise<unknown>) => (): null => {
  const token = storedToken();
  if (token !== null) void standing(client, token).then((stands) => (stands ? ask() : undefined));
  return null;
};

const standing = async (client: QueryClient, token: string): Promise<boolean> =>
  isLive(token) || (await checkSession(client, token, true).catch(() => false));

/** The sign-in screen: a session that still stands goes straight to the cases. */
export const loginGuard = (client: QueryClient) => async () => {
  const token = storedToken();
  if (token === null) return null;
  const stands = await checkSession(client, token, true).catch(() => false);
  if (stands) throw redirect('/Cases');
  return null;
};
