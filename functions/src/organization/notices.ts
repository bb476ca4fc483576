import { getAnnouncement, turnOffAnnouncement, updateFirstLoginMessage } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { type Route, route } from '../platform/route.ts';
import { waitingAnnouncement } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** The welcome and the announcement that wait for a user. */
export const noticeRoutes = ({ users, announcements }: Pick<Deps, 'users' | 'announcements'>): readonly Route[] => [
  route(updateFirstLoginMessage, async ({ session: { user } }) => {
    await users.change(user.Id, { firstLoginMessage: false });
    return done;
  }),

  route(getAnnouncement, async ({ params, session }) => {
    const found = waitingAnnouncement(session) === params.id ? await announcements.get(params.id) : undefined;
    if (found === undefined || !found.IsActive) throw notThere('announcement');
    return found;
  }),

  route(turnOffAnnouncement, async ({ session: { user, subscriber } }) => {
    await users.change(
      user.Id,
      user.AdPopUpId === null ? { ClosedAnnouncementId: subscriber?.AnnouncementId } : { AdPopUpId: null },
    );
    return done;
  }),
];
