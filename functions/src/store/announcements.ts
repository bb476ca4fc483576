import { announcement } from '@countwise/contract';
import type { z } from 'zod';
import { keys } from './keys.ts';
import { readItem } from './read.ts';
import type { Table } from './table.ts';
import { put, transact } from './transact.ts';

/** What we have to tell our users. Each user names the one that waits for them. */
export const announcementStore = (table: Table) => ({
  get: (id: string) => readItem(table, keys.announcement(id), announcement),
  async put(fields: z.infer<typeof announcement>): Promise<void> {
    await transact(table, [put({ ...announcement.parse(fields), ...keys.announcement(fields.Id) })]);
  },
});
export type Announcements = ReturnType<typeof announcementStore>;
