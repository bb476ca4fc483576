import { joinSubscriber } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { opens } from '../platform/subscription-access.ts';
import { left, moved } from '../store/members.ts';
import { transact } from '../store/transact.ts';
import type { Deps } from './deps.ts';
import { join } from './join.ts';
import { leaveCounty } from './leave-county.ts';
import { tellAdministrators } from './letters.ts';

/** Somebody who signed up for themselves joins the subscriber of an access code, and leaves what they have not paid for. */
export const joinSubscriberRoute = (
  deps: Pick<Deps, 'table' | 'invitations' | 'subscribers' | 'users' | 'messages' | 'now'>,
) =>
  route(joinSubscriber, async ({ body, session: { user, subscriber, status } }) => {
    if (opens(status)) throw new Problem(409, 'You have a subscription already.');
    const place = await join(deps, body.accessCode, user.Email);
    if (user.SubscriberId === place.subscriberId)
      throw new Problem(409, 'You belong to this organization. Its administrator can let you in.');
    const going = [
      moved(user, place.subscriberId, place.membership),
      ...left(user, subscriber),
      ...place.log(user.Id),
      ...(await leaveCounty(deps, { user, subscriber })),
    ];
    const [first] = await transact(deps.table, [...place.parts, ...going]);
    if (first !== undefined) throw first < place.parts.length ? place.refusal(first) : new Problem(409, 'Too Late');
    await tellAdministrators(deps, { ...user, ...place.membership }, place.tell);
    return { pending: place.membership.Membership === 'pending' };
  });
