import { checkCredentials } from '@countwise/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { Failure } from '../api/failure.ts';
import { keepSession } from '../api/renewal.ts';
import { request } from '../api/request.ts';
import { clearSession, storedKey, storedToken, storeSession } from '../api/session.ts';
import { endsSession, failureRoute } from './failure-route.ts';

const checkKey = ['session'] as const;

/** Checks the stored session with the server; the answer counts for a minute. */
const checkSession = (client: QueryClient, token: string) =>
  client.fetchQuery({
    queryKey: [...checkKey, token],
    staleTime: 60_000,
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

/** Guards the screens that need a session and a subscription. No token, or anything unforeseen, leads to the sign-in. */
export const credentialGuard = (client: QueryClient) => () => guard(client, () => false);

/** Guards the screens that need a session only: whoever has no subscription any more can still take their data, and leave. */
export const sessionGuard = (client: QueryClient) => () => guard(client, ({ status }) => status === 402);

async function guard(client: QueryClient, passes: (failure: Failure) => boolean): Promise<null> {
  const token = storedToken();
  if (token === null) throw redirect('/login');
  try {
    await checkSession(client, token);
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    if (endsSession(failure.status)) clearSession();
    keepSession(failure);
    if (passes(failure)) return null;
    throw redirect(
      failureRoute({ status: failure.status, subscriptionStatus: failure.problem?.subscriptionStatus }) ?? '/login',
    );
  }
  return null;
}

/** The sign-in screen: a session that still stands goes straight to the cases. */
export const loginGuard = (client: QueryClient) => async () => {
  const token = storedToken();
  if (token === null) return null;
  const stands = await checkSession(client, token).catch(() => false);
  if (stands) throw redirect('/Cases');
  return null;
};
