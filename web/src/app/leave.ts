import type { Failure } from '../api/failure.ts';
import { clearSession, storeStatus } from '../api/session.ts';
import { rememberLeft } from '../shared/sign-in/left-address.ts';
import { endsSession, failureRoute } from './failure-route.ts';

/**
 * Follows a failure away from `from`, which is remembered: its error page tries it again, and a log-in leads back to it.
 * Answers where to go; null where the user stays.
 */
export function leave({ status, problem }: Failure, from: string): string | null {
  const address = failureRoute({
    status,
    subscriptionStatus: problem?.subscriptionStatus,
    requestId: problem?.requestId,
  });
  if (address !== null) rememberLeft(from);
  if (status === 402 && problem?.subscriptionStatus !== undefined) storeStatus(problem.subscriptionStatus);
  if (endsSession(status)) clearSession();
  return address;
}
