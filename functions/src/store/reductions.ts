import { type OfficeReductions, officeReductions } from '@countwise/contract';
import { keys } from './keys.ts';
import type old from './old-items/reductions.json';
import { readItem } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, putNew, transact } from './transact.ts';

const item = stored<typeof officeReductions, typeof old>(officeReductions, {});
const asTheTable: OfficeReductions = { own: [], off: [], version: 0 };

/** In the place of the version before. */
const replaced =
  (Item: object, version: number): Part =>
  (TableName) => ({
    Put: {
      TableName,
      Item: { ...Item },
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': version },
    },
  });

/** What a county makes of the table of lesser pleas; apart from its settings, which every call reads. */
export const reductionStore = (table: Table) => ({
  get: async (subscriberId: string): Promise<OfficeReductions> =>
    (await readItem(table, keys.reductions(subscriberId), item)) ?? asTheTable,

  /** Writes them as they then stand; false where they have moved on. */
  async replace(subscriberId: string, next: OfficeReductions, also: readonly Part[]): Promise<boolean> {
    const Item = { ...officeReductions.parse(next), ...keys.reductions(subscriberId) };
    const written = next.version === 1 ? putNew(Item) : replaced(Item, next.version - 1);
    return (await transact(table, [written, ...also])).length === 0;
  },
});
export type Reductions = ReturnType<typeof reductionStore>;
