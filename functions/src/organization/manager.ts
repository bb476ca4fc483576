import { Problem } from '../base/problem.ts';
import type { Session } from '../platform/session.ts';
import type { Subscriber } from '../store/subscribers.ts';

/** The people's own subscription, or one person's with licenses for more. */
const hasSeveral = ({ SubscriptionType, MaximumUsers }: Subscriber): boolean =>
  SubscriptionType === 3 || MaximumUsers > 1;

/** The organization whose users the caller manages: administrators and managers do, where it is for several people. Throws 403 for others. */
export function managedBy({ user, subscriber }: Session): Subscriber {
  const manages = user.isAdmin || user.Role === 'manager';
  if (subscriber === undefined || !hasSeveral(subscriber) || !manages)
    throw new Problem(403, "Only an organization's administrators and managers may do this.");
  return subscriber;
}
