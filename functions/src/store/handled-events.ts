import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { keys } from './keys.ts';
import type old from './old-items/handled-event.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { putNew, transact } from './transact.ts';

const fields = z.object({ ExpiresAt: z.number().int() });
const mark = stored<typeof fields, typeof old>(fields, {});
const keptSeconds = 30 * 24 * 60 * 60;

/** Events of the payment provider that were handled to the end. The provider sends none again after a month. */
export const handledEventStore = (table: Table, now: () => Date) => ({
  has: async (id: string): Promise<boolean> => (await readItem(table, keys.handledEvent(id), mark)) !== undefined,
  async add(id: string): Promise<void> {
    const ExpiresAt = epochSeconds(now()) + keptSeconds;
    await transact(table, [putNew({ ...keys.handledEvent(id), ExpiresAt })]);
  },
});
export type HandledEvents = ReturnType<typeof handledEventStore>;
