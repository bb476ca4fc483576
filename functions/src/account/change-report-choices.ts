import { changeReportChoices } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** What somebody chose for their reports: kept with them, and not on the device. */
export const changeReportChoicesRoute = ({ users }: Pick<Deps, 'users'>) =>
  route(changeReportChoices, async ({ body, session }) => {
    const user = await users.choose(session.user.Id, body);
    if (user === undefined) throw notThere('user');
    return { user_attr: userAttributesOf({ ...session, user }) };
  });
