import { Problem } from '../base/problem.ts';
import type { Session } from '../platform/session.ts';
import type { Subscriber } from '../store/subscribers.ts';

/** The organization whose users the caller manages: administrators and managers do, of a county. Throws 403 for others. */
export function managedBy({ user, subscriber }: Session): Subscriber {
  const manages = user.isAdmin || user.Role === 'manager';
  if (subscriber === undefined || subscriber.SubscriptionType !== 3 || !manages)
    throw new Problem(403, "Only an organization's administrators and managers may do this.");
  return subscriber;
}
