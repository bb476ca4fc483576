import { joinSubscriber } from '@countwise/contract';
import { Problem } from '../platform/problem.ts';
import { route } from '../platform/route.ts';
import { opens } from '../platform/subscription-access.ts';
import { transact } from '../store/transact.ts';
import { moveUser } from '../store/users.ts';
import type { Deps } from './deps.ts';
import { join } from './join.ts';

/** Somebody who signed up for themselves joins the subscriber of an access code, and leaves what they have not paid for. */
export const joinSubscriberRoute = (deps: Pick<Deps, 'table' | 'invitations' | 'subscribers'>) =>
  route(joinSubscriber, async ({ body, session: { user, status } }) => {
    if (opens(status)) throw new Problem(409, 'You have a subscription already.');
    const place = await join(deps, body.accessCode, user.Email);
    const inTheWay = await transact(deps.table, [
      moveUser(user, { SubscriberId: place.subscriberId, ...place.membership }),
      ...place.parts,
    ]);
    const [first] = inTheWay;
    if (first !== undefined) throw first === 0 ? new Problem(409, 'Too Late') : place.refusal(first - 1);
    return { pending: place.membership.Membership === 'pending' };
  });
