import { checkCredentials } from '@countwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { Failure } from '../api/failure.ts';
import { keepSession } from '../api/renewal.ts';
import { request } from '../api/request.ts';
import { storedKey, storedToken, storeSession } from '../api/session.ts';
import { rememberAsked } from '../shared/sign-in/left-address.ts';
import { leave } from './leave.ts';

const checkKey = ['session'] as const;

/**
 * Checks the stored session with the server; the answer counts for a minute. An older one lets the screen open at once
 * and is checked beside it, so that nobody waits for the network between two screens, and without one stays at work.
 */
const checkSession = (client: QueryClient, token: string) =>
  client.ensureQueryData({
    queryKey: [...checkKey, token],
    staleTime: 60_000,
    revalidateIfStale: true,
    meta: { guard: true },
    queryFn: async () => {
      const key = storedKey();
      const answer = await request(checkCredentials, {
        body: { user_token: token, ...(key !== null && { user_key: key }), source: 'web' },
      });
      storeSession({
        token: answer.token,
        key: answer.key,
        user: answer.user_attr,
        status: answer.subscription_status,
      });
      return answer.authorized;
    },
  });

/** Guards the screens that need a session and a subscription, or one that ended and may still be read. No token, or anything unforeseen, leads to the sign-in. */
export const credentialGuard =
  (client: QueryClient) =>
  ({ request: asked }: LoaderFunctionArgs) =>
    guard(client, asked, ({ problem }) => problem?.readUntil !== undefined);

/** Guards the screens that need a session only: whoever has no subscription any more can still take their data, and leave. */
export const sessionGuard =
  (client: QueryClient) =>
  ({ request: asked }: LoaderFunctionArgs) =>
    guard(client, asked, ({ status }) => status === 402);

async function guard(client: QueryClient, asked: Request, passes: (failure: Failure) => boolean): Promise<null> {
  const token = storedToken();
  const { pathname, search } = new URL(asked.url);
  if (token === null) {
    rememberAsked(pathname + search);
    throw redirect('/login');
  }
  try {
    await checkSession(client, token);
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    keepSession(failure);
    if (passes(failure)) return null;
    throw redirect(leave(failure, pathname + search) ?? '/login');
  }
  return null;
}

/** Asks for what a screen begins with while its parts are fetched, once the session is known to stand. */
export const ahead = (client: QueryClient, ask: () => Promise<unknown>) => async (): Promise<null> => {
  const token = storedToken();
  if (token !== null && (await checkSession(client, token).catch(() => false))) void ask();
  return null;
};

/** The sign-in screen: a session that still stands goes straight to the cases. */
export const loginGuard = (client: QueryClient) => async () => {
  const token = storedToken();
  if (token === null) return null;
  const stands = await checkSession(client, token).catch(() => false);
  if (stands) throw redirect('/Cases');
  return null;
};
