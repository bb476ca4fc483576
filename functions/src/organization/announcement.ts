import {
  type announcement as announcementRecord,
  endAnnouncement,
  getCountyAnnouncement,
  publishAnnouncement,
} from '@countwise/contract';
import type { z } from 'zod';
import { recorded } from '../audit/recorded.ts';
import { notThere } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { type Route, route } from '../platform/route.ts';
import { asRead } from '../store/as-read.ts';
import type { Part } from '../store/transact.ts';
import type { Deps } from './deps.ts';
import { managedBy } from './manager.ts';

type Announcement = z.infer<typeof announcementRecord>;

/**
 * What a county tells its people. Each publication has an id of its own, so that whoever closed the one before sees it.
 * The HTML stays as it was written: the site makes it harmless wherever it shows it, which also covers what is stored already.
 */
export const announcementRoutes = ({
  subscribers,
  announcements,
  now,
  newId,
}: Pick<Deps, 'subscribers' | 'announcements' | 'now' | 'newId'>): readonly Route[] => {
  const publish = (countyId: string, ...what: [Announcement | undefined, readonly Part[]]) =>
    asRead(
      () => subscribers.get(countyId),
      async (county) => {
        if (county === undefined) throw notThere('organization');
        return (await announcements.publish(county, ...what)) || undefined;
      },
    );
  return [
    route(getCountyAnnouncement, async ({ session }) => {
      const { AnnouncementId } = managedBy(session);
      return {
        announcement: AnnouncementId === undefined ? null : ((await announcements.get(AnnouncementId)) ?? null),
      };
    }),

    route(publishAnnouncement, async ({ body, session }) => {
      const { Id } = managedBy(session);
      const announcement = { ...body, ImageUrl: body.ImageUrl ?? null, Id: newId(), IsActive: true, AdCode: 'county' };
      const log = recorded(session, { at: now(), act: 'announcement.published', target: announcement.Id });
      await publish(Id, announcement, log);
      return { announcement };
    }),

    route(endAnnouncement, async ({ session }) => {
      const { Id, AnnouncementId } = managedBy(session);
      if (AnnouncementId === undefined) throw notThere('announcement');
      await publish(Id, undefined, recorded(session, { at: now(), act: 'announcement.ended', target: AnnouncementId }));
      return done;
    }),
  ];
};
