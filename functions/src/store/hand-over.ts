import { z } from 'zod';
import { familyOf } from './case-family.ts';
import { chunks } from './chunks.ts';
import { index, keys } from './keys.ts';
import { indexed } from './read.ts';
import type { Table } from './table.ts';
import { type Part, transact } from './transact.ts';

/** Cases written at once. */
const atOnce = 10;
/** Cases handed over in one request: it has fifteen seconds. */
const mostAtOnce = 400;

const member = z.object({ Id: z.string(), GSI1PK: z.string(), ParentCaseId: z.string().nullable() });
type Member = z.infer<typeof member>;

/** Of `from`, all that stands and all that could be restored, becomes of `to`: the owner, and the place in the index by owner. */
const given =
  ({ Id, GSI1PK }: Member, from: string, to: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(Id),
      UpdateExpression: 'SET OwnerId = :to, GSI1PK = :place, Version = Version + :one',
      ConditionExpression: 'OwnerId = :from AND GSI1PK = :was',
      ExpressionAttributeValues: {
        ':to': to,
        ':from': from,
        ':was': GSI1PK,
        ':place': placeOf(GSI1PK, from, to),
        ':one': 1,
      },
    },
  });

const placeOf = (place: string, from: string, to: string): string => {
  if (place === index.casesOf(from, '').GSI1PK) return index.casesOf(to, '').GSI1PK;
  return place === index.restorableOf(from, '').GSI1PK ? index.restorableOf(to, '').GSI1PK : place;
};

/**
 * Hands the cases of one owner to another, each with its scenarios, and those that can be restored. Called again it goes on
 * where it ended; answers how many went and whether any are left.
 */
export async function handOver(table: Table, from: string, to: string): Promise<{ count: number; isDone: boolean }> {
  const read = async (place: string) => (await indexed(table, place)).map((item) => member.parse(item));
  const standing = await read(index.casesOf(from, '').GSI1PK);
  const restorable = await read(index.restorableOf(from, '').GSI1PK);
  const along = await Promise.all(restorable.map(({ Id }) => familyOf(table, from, Id)));
  const all = [...along.flatMap((family) => family?.scenarios ?? []), ...restorable, ...standing];
  const now = [...new Map(all.map((one) => [one.Id, member.parse(one)])).values()].slice(0, mostAtOnce);
  for (const some of chunks(now, atOnce)) await Promise.all(some.map((one) => transact(table, [given(one, from, to)])));
  return { count: now.length, isDone: now.length < mostAtOnce };
}
