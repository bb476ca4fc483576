import { type ChargeBundle, chargeBundle } from '@countwise/contract';
import { z } from 'zod';
import { deleteAll } from './delete-all.ts';
import { keys } from './keys.ts';
import type old from './old-items/bundle.json';
import { collection, readItem } from './read.ts';
import { sameRequest } from './requests.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { putNew, remove, transact } from './transact.ts';

const fields = chargeBundle.extend({ RequestDigest: z.string() });
const bundle = stored<typeof fields, typeof old>(fields, {});

/** What an office often charges together, each in an item of its own. */
export const bundleStore = (table: Table) => ({
  /** By their names. */
  async listOf(subscriberId: string): Promise<ChargeBundle[]> {
    const items = await collection(table, keys.bundle(subscriberId, ''));
    return z
      .array(bundle)
      .parse(items)
      .map(answered)
      .toSorted((a, b) => a.Name.localeCompare(b.Name));
  },

  async get(subscriberId: string, id: string): Promise<ChargeBundle | undefined> {
    const standing = await readItem(table, keys.bundle(subscriberId, id), bundle);
    return standing && answered(standing);
  },

  /** Keeps a bundle; the same again answers the one that stands. Throws 409 where its id stands for another. */
  async add(subscriberId: string, made: ChargeBundle, RequestDigest: string): Promise<ChargeBundle> {
    const key = keys.bundle(subscriberId, made.Id);
    await transact(table, [putNew({ ...key, ...made, RequestDigest })]);
    const standing = await readItem(table, key, bundle);
    sameRequest(standing?.RequestDigest, RequestDigest);
    return standing === undefined ? made : answered(standing);
  },

  async remove(subscriberId: string, id: string): Promise<void> {
    await transact(table, [remove(keys.bundle(subscriberId, id))]);
  },

  /** All that there are of somebody who worked alone. */
  async removeAllOf(subscriberId: string): Promise<void> {
    const items = await collection(table, keys.bundle(subscriberId, ''));
    await deleteAll(table, z.array(z.object({ PK: z.string(), SK: z.string() })).parse(items));
  },
});
export type Bundles = ReturnType<typeof bundleStore>;

const answered = (item: z.output<typeof bundle>): ChargeBundle => chargeBundle.parse(item);
