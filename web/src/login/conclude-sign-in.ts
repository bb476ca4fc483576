import type { QueryClient } from '@tanstack/react-query';
import { siteSettingsQuery } from '../api/site-settings.ts';
import { enterDevice } from '../shared/sign-in/enter-device.ts';
import { afterLogIn } from '../shared/sign-in/left-address.ts';
import { linkWorkAccount } from '../shared/sign-in/link-work-account.ts';
import { type Outcome, takeAttempt } from '../shared/sign-in/redirected.ts';
import { exchange, type WorkSession } from '../shared/sign-in/sign-in-attempt.ts';
import { handBack } from '../shared/sign-in/work-account.ts';
import { workAccount as text } from '../text/account.ts';
import { logInWithWorkAccount } from './log-in-with-work-account.ts';

/** Where the window goes on to, and what that screen is told. */
interface Next {
  readonly to: string;
  readonly outcome: Outcome;
}

/** What a sign-in is for, by the screen it began on. */
const purposes = {
  '/login': async (session: WorkSession, client: QueryClient): Promise<Next> => {
    if (!(await logInWithWorkAccount(session))) return { to: '/login', outcome: { stranger: session.email } };
    await enterDevice();
    return { to: afterLogIn(client), outcome: {} };
  },
  '/myaccount': async (session: WorkSession): Promise<Next> => ({
    to: '/myaccount',
    outcome: { linked: await linkWorkAccount(session) },
  }),
};

/**
 * Concludes a sign-in that comes back: one this window left with by itself, another by handing it to the page that
 * waits for it. `unknown` of one that nobody here began: its code is not used.
 */
export async function concludeSignIn(
  client: QueryClient,
  search: URLSearchParams,
): Promise<Next | 'handed back' | 'unknown'> {
  const attempt = takeAttempt(search.get('state'));
  if (attempt === undefined) return (await handBack(search)) ? 'handed back' : 'unknown';
  try {
    const pages = await client.fetchQuery(siteSettingsQuery);
    return await purposes[attempt.from](await exchange(pages, search.get('code'), attempt), client);
  } catch (failure) {
    return { to: attempt.from, outcome: { message: failure instanceof Error ? failure.message : text.failed } };
  }
}
