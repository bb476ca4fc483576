import { z } from 'zod';
import { keys } from './keys.ts';
import type old from './old-items/agency.json';
import { collection } from './read.ts';
import { stored } from './stored.ts';
import type { Table } from './table.ts';
import { type Part, remove } from './transact.ts';

const fields = z.object({ Agency: z.string(), SubscriberId: z.string() });
const agency = stored<typeof fields, typeof old>(fields, {});
const placed = z.object({ PK: z.string(), SK: z.string() });

/** A name however it was typed. */
export const oneSpelling = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A mark as it stands, with whose it is and where it lies. */
export type AgencyMark = z.infer<typeof agency> & { readonly PK: string; readonly SK: string };

/** The item that keeps an agency of a county from signing up twice, in the place of one that no longer holds. */
export function agencyMark(county: string, Agency: string, SubscriberId: string, lapsed: readonly AgencyMark[]): Part {
  const key = keys.agency(oneSpelling(county), oneSpelling(Agency));
  const inPlace = lapsed.find(({ PK, SK }) => PK === key.PK && SK === key.SK);
  return (TableName) => ({
    Put: {
      TableName,
      Item: { ...key, ...agency.parse({ Agency, SubscriberId }) },
      ConditionExpression: 'attribute_not_exists(PK) OR SubscriberId = :lapsed',
      ExpressionAttributeValues: { ':lapsed': inPlace?.SubscriberId ?? '' },
    },
  });
}

/** A lapsed mark from before, which lies under the names as they were typed, goes with the new one. */
export const withoutLapsed = (county: string, { PK, SK, Agency }: AgencyMark): readonly Part[] => {
  const next = keys.agency(oneSpelling(county), oneSpelling(Agency));
  return PK === next.PK && SK === next.SK ? [] : [remove({ PK, SK })];
};

/** Which agencies of a county have signed up. The marks are written with the sign-up, by `agencyMark`. */
export const agencyStore = (table: Table) => ({
  /** The marks of a county, those from before among them. */
  async ofCounty(county: string): Promise<readonly AgencyMark[]> {
    const places = new Set([county, oneSpelling(county)].map((name) => keys.agency(name, '').PK));
    const items = await Promise.all([...places].map((PK) => collection(table, { PK, SK: '' })));
    return items.flat().map((item) => ({ ...agency.parse(item), ...placed.parse(item) }));
  },
});
export type Agencies = ReturnType<typeof agencyStore>;
