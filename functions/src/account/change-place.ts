import { changePlace } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { notThere, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** Where somebody works who signed up for themselves. That of a county's people is its administrator's to say. */
export const changePlaceRoute = ({ users, audit, now }: Pick<Deps, 'users' | 'audit' | 'now'>) =>
  route(changePlace, async ({ body, session }) => {
    if (session.subscriber?.SubscriptionType === 3)
      throw new Problem(403, 'Your organization’s administrator changes your county and agency.');
    const user = await users.change(session.user.Id, body);
    if (user === undefined) throw notThere('user');
    await audit.add(recorded(session, { at: now(), act: 'place.changed', target: user.Id }));
    return { user_attr: userAttributesOf({ ...session, user }) };
  });
