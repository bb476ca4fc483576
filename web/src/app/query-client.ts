import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { storedReadUntil } from '../api/session.ts';
import { leave } from './leave.ts';

/** Failures that end the visit wherever they happen: no session, no subscription, no right. */
const endsVisit = (failure: unknown): failure is Failure =>
  failure instanceof Failure && [401, 402, 403].includes(failure.status);

/**
 * The server's data on this device. `go` is called with the address that a failure leads to.
 * A query that a screen stands on (`meta.page`) leads wherever its failure says; so does the first check of a session
 * (`meta.guard`), but where a screen waits for it (`meta.waits`) and is led by its guard. Anything else keeps the user where
 * the work is: a part of the screen stays empty, and a write that failed is taken back and offers to be tried again.
 */
export function createQueryClient(go: (address: string) => void): QueryClient {
  const follow = (failure: unknown, page: boolean) => {
    if (!(failure instanceof Failure) || !(page || endsVisit(failure))) return;
    // what has ended is read on: a write is refused where it was made
    if (failure.status === 402 && storedReadUntil() !== null) return;
    const { pathname, search } = window.location;
    const address = leave(failure, pathname + search);
    if (address !== null) go(address);
  };
  const again = (count: number, failure: Error) =>
    count < 2 && failure instanceof Failure && (failure.status === 0 || failure.status === 503);
  // a write shows in the frame of the press that made it: a ticked box does not jump back for a moment
  notifyManager.setScheduler(queueMicrotask);
  // a page may begin without a connection
  onlineManager.setOnline(navigator.onLine);
  const queryCache = new QueryCache({
    onError: (failure, query) => {
      const { guard, waits, page } = query.meta ?? {};
      const first = guard === true && query.state.data === undefined;
      if (first && waits === true) return;
      follow(failure, first || page === true);
      // a session that was refused lets no further screen open
      if (guard === true && endsVisit(failure)) queryCache.remove(query);
    },
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError: (failure) => follow(failure, false) }),
    defaultOptions: {
      // without a connection a first try is answered by what this device has read, if its user keeps that
      queries: { staleTime: 60_000, retry: again, networkMode: 'offlineFirst' },
      mutations: { retry: false },
    },
  });
}
