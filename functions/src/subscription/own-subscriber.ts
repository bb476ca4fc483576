import { notThere, Problem } from '../base/problem.ts';
import type { Session } from '../platform/session.ts';
import type { Subscriber } from '../store/subscribers.ts';

/** The subscriber whose plan the caller may change: their own, where they administer it and were not taken out. */
export function ownSubscriber({ user, subscriber }: Session): Subscriber {
  if (subscriber === undefined) throw notThere('subscriber');
  if (!user.isAdmin || user.Membership !== 'active')
    throw new Problem(403, 'Only an administrator may change the subscription.');
  return subscriber;
}
