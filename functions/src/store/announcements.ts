import { announcement as fields } from '@countwise/contract';
import type { z } from 'zod';
import { keys } from './keys.ts';
import type old from './old-items/announcement.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import { changedSubscriber, type Subscriber } from './subscribers.ts';
import type { Table } from './table.ts';
import { type Part, put, remove, transact } from './transact.ts';

const announcement = stored<typeof fields, typeof old>(fields, {});
type Announcement = z.infer<typeof announcement>;

const written = (next: Announcement): Part => put({ ...announcement.parse(next), ...keys.announcement(next.Id) });

/** What there is to tell users: by us, to each user whom we name, or by a county to all of its people. */
export const announcementStore = (table: Table) => ({
  /** Undefined where there is none of that id, as of one that was replaced. */
  get: (id: string) => readItem(table, keys.announcement(id), announcement),

  /** A county's announcement, or none, in place of the one before; false where somebody else was quicker. */
  async publish(county: Subscriber, next: Announcement | undefined, also: readonly Part[]): Promise<boolean> {
    const inTheWay = await transact(table, [
      changedSubscriber(county, 'AnnouncementId', next?.Id),
      ...(next === undefined ? [] : [written(next)]),
      ...(county.AnnouncementId === undefined ? [] : [remove(keys.announcement(county.AnnouncementId))]),
      ...also,
    ]);
    return inTheWay.length === 0;
  },
});
export type Announcements = ReturnType<typeof announcementStore>;
