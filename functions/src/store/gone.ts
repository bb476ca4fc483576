import { z } from 'zod';
import { epochSeconds } from '../base/epoch-seconds.ts';
import { keys } from './keys.ts';
import type old from './old-items/gone.json';
import { readItem } from './read.ts';
import { digestOf, keptSeconds } from './requests.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, put } from './transact.ts';

const fields = z.object({ Of: z.string() });
const mark = stored<typeof fields, typeof old>(fields, {});

/** That something is deleted of which nothing is left, and whose it was, for as long as its deletion may be asked again. */
export const goneMark = (ownerId: string, id: string, now: Date): Part =>
  put({ ...keys.gone(id), Of: digestOf(ownerId), ExpiresAt: epochSeconds(now) + keptSeconds });

/** Whether it is gone, and was this owner's. */
export const isGone = async (table: Table, ownerId: string, id: string): Promise<boolean> =>
  (await readItem(table, keys.gone(id), mark))?.Of === digestOf(ownerId);
