import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Failure } from '../api/failure.ts';
import { clearSession } from '../api/session.ts';
import { endsSession, failureRoute } from './failure-route.ts';

/** The server's data on this device. `leave` is called with the address that a failure leads to. */
export function createQueryClient(leave: (address: string) => void): QueryClient {
  const follow = (failure: unknown, stays: (status: number) => boolean) => {
    if (!(failure instanceof Failure) || stays(failure.status)) return;
    if (endsSession(failure.status)) clearSession();
    const address = failureRoute({
      status: failure.status,
      subscriptionStatus: failure.problem?.subscriptionStatus,
    });
    if (address !== null) leave(address);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (failure) => follow(failure, () => false) }),
    // a write that failed keeps the user where the work is: the old value comes back, a toast says so and offers Retry
    mutationCache: new MutationCache({
      onError: (failure) => follow(failure, (status) => ![401, 402, 403].includes(status)),
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (count, failure) => !(failure instanceof Failure && failure.status > 0) && count < 2,
      },
      mutations: { retry: false },
    },
  });
}
