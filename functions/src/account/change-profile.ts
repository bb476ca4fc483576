import { changeProfile } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** What somebody is called: in reports they print, in their county's list and log. Address and telephone are proved, each in its own call. */
export const changeProfileRoute = ({ users }: Pick<Deps, 'users'>) =>
  route(changeProfile, async ({ body, session }) => {
    const user = await users.change(session.user.Id, body);
    if (user === undefined) throw notThere('user');
    return { user_attr: userAttributesOf({ ...session, user }) };
  });
