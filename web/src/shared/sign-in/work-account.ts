import { z } from 'zod';
import { leaveForSignIn, type Screen } from './redirected.ts';
import { addressOf, exchange, newAttempt, type SignInPages, type WorkSession } from './sign-in-attempt.ts';

const size = 'popup,width=480,height=680';
const channelName = 'work-account';
/** Milliseconds in which a page that waits for a code says that it took it. */
const answerTime = 1000;

/** The sign-in pages, which may be on their way yet, and which county's sign-in is asked of them. */
interface Way {
  readonly pages: Promise<SignInPages>;
  readonly domain: string;
}

const returned = z.object({ state: z.string(), code: z.string().nullable() });
const taken = z.object({ taken: z.string() });

/**
 * Opens the sign-in of the county whose addresses have the domain in a window and waits for what comes back. Where the
 * browser opens no window, the page itself goes there, and the callback page concludes.
 * @throws {Error} in the words to show, where the sign-in fails.
 */
export async function signInWithWorkAccount({ pages, domain }: Way, from: Screen): Promise<WorkSession> {
  // at once: a browser opens a window for who has just pressed something, and for nobody else
  const popup = window.open('', channelName, size);
  const attempt = newAttempt();
  const found = await pages.catch((failure: unknown) => {
    popup?.close();
    throw failure;
  });
  const address = await addressOf(found, domain, attempt);
  if (popup === null || popup.closed) return leaveForSignIn(address, { ...attempt, from });
  popup.location.href = address;
  return exchange(found, await codeFor(attempt.state), attempt);
}

/** The code that the window brings back for this attempt; null where it brings none. */
function codeFor(state: string): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => {
      const found = returned.safeParse(data).data;
      if (found?.state !== state) return;
      channel.postMessage({ taken: state });
      channel.close();
      resolve(found.code);
    };
  });
}

/** The other end, in the window: hands the code to the page that waits for it; false where none does. */
export function handBack(search: URLSearchParams): Promise<boolean> {
  const state = search.get('state') ?? '';
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    const end = (wasTaken: boolean) => {
      channel.close();
      resolve(wasTaken);
    };
    const timer = setTimeout(() => end(false), answerTime);
    channel.onmessage = ({ data }) => {
      if (taken.safeParse(data).data?.taken !== state) return;
      clearTimeout(timer);
      end(true);
    };
    channel.postMessage({ state, code: search.get('code') });
  });
}

/** Where the browser forgets the work account. */
export const workAccountLogOut = ({ signInOrigin, signInClientId }: SignInPages): string =>
  `${signInOrigin}/logout?${new URLSearchParams({ client_id: signInClientId, logout_uri: `${window.location.origin}/login` })}`;
