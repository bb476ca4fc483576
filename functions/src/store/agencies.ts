import { z } from 'zod';
import { keys } from './keys.ts';
import type old from './old-items/agency.json';
import { collection } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';

const fields = z.object({ Agency: z.string(), SubscriberId: z.string() });
const agency = stored<typeof fields, typeof old>(fields, {});

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
