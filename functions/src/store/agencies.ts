import { z } from 'zod';
import { keys } from './keys.ts';
import { collection } from './read.ts';
import type { Table } from './table.ts';

const agency = z.object({ Agency: z.string(), SubscriberId: z.string() });

/** The item that keeps an agency of a county from signing up twice. */
export const agencyMark = (county: string, name: string, subscriberId: string) => ({
  ...keys.agency(county, name),
  ...agency.parse({ Agency: name, SubscriberId: subscriberId }),
});

/** Which agencies of a county have signed up. The marks are written with the sign-up, by `agencyMark`. */
export const agencyStore = (table: Table) => ({
  /** The agencies registered in a county. */
  async ofCounty(county: string): Promise<string[]> {
    const items = await collection(table, keys.agency(county, ''));
    return items.map((item) => agency.parse(item).Agency);
  },
});
export type Agencies = ReturnType<typeof agencyStore>;
