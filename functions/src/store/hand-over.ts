import { blankCase, ownersChargeFields, ownersFields } from '@countwise/contract';
import { z } from 'zod';
import { familyOf } from './case-family.ts';
import { chunks } from './chunks.ts';
import { index, keys } from './keys.ts';
import { indexed, queryAll } from './read.ts';
import type { Table } from './table.ts';
import { type Part, transact, transactionSize } from './transact.ts';

/** Cases written at once. */
const atOnce = 10;
/** Cases handed over in one request: it has fifteen seconds. */
const mostAtOnce = 400;

const member = z.object({ Id: z.string(), GSI1PK: z.string(), ParentCaseId: z.string().nullable() });
const key = z.object({ PK: z.string(), SK: z.string() });
type Member = z.infer<typeof member>;

/** What the owner noted for themselves, blank. */
const forgotten = ownersFields.map(
  (field, place) => [`${field} = :own${place}`, [`:own${place}`, blankCase[field]]] as const,
);

/** Of `from`, all that stands and all that could be restored, becomes of `to`: the owner, and the place in the index by owner. */
const given =
  ({ Id, GSI1PK }: Member, from: string, to: string): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(Id),
      UpdateExpression: `SET OwnerId = :to, GSI1PK = :place, Version = Version + :one, ${forgotten.map(([set]) => set).join(', ')}`,
      ConditionExpression: 'OwnerId = :from AND GSI1PK = :was',
      ExpressionAttributeValues: {
        ':to': to,
        ':from': from,
        ':was': GSI1PK,
        ':place': placeOf(GSI1PK, from, to),
        ':one': 1,
        ...Object.fromEntries(forgotten.map(([, blank]) => blank)),
      },
    },
  });

/** Blanks what the owner noted for themselves of the charges of a case. */
async function forgetOwnNotes(table: Table, caseId: string): Promise<void> {
  const { PK } = keys.case(caseId);
  const noted = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :charge)',
    FilterExpression: ownersChargeFields.map((field) => `${field} > :blank`).join(' OR '),
    ExpressionAttributeValues: { ':pk': PK, ':charge': 'CHARGE#', ':blank': '' },
    ConsistentRead: true,
  });
  const parts = noted.map(
    (item): Part =>
      (TableName) => ({
        Update: {
          TableName,
          Key: key.parse(item),
          UpdateExpression: `SET Version = Version + :one, ${ownersChargeFields.map((field) => `${field} = :blank`).join(', ')}`,
          ConditionExpression: 'attribute_exists(PK)',
          ExpressionAttributeValues: { ':one': 1, ':blank': '' },
        },
      }),
  );
  for (const some of chunks(parts, transactionSize)) await transact(table, some);
}

const placeOf = (place: string, from: string, to: string): string => {
  if (place === index.casesOf(from, '').GSI1PK) return index.casesOf(to, '').GSI1PK;
  return place === index.restorableOf(from, '').GSI1PK ? index.restorableOf(to, '').GSI1PK : place;
};

/**
 * Hands the cases of one owner to another, each with its scenarios, and those that can be restored; what the owner noted for
 * themselves stays with nobody. Called again it goes on
 * where it ended; answers how many went and whether any are left.
 */
export async function handOver(table: Table, from: string, to: string): Promise<{ count: number; isDone: boolean }> {
  const read = async (place: string) => (await indexed(table, place)).map((item) => member.parse(item));
  const standing = await read(index.casesOf(from, '').GSI1PK);
  const restorable = await read(index.restorableOf(from, '').GSI1PK);
  const along = await Promise.all(restorable.map(({ Id }) => familyOf(table, from, Id)));
  const all = [...along.flatMap((family) => family?.scenarios ?? []), ...restorable, ...standing];
  const now = [...new Map(all.map((one) => [one.Id, member.parse(one)])).values()].slice(0, mostAtOnce);
  const hand = async (one: Member) => {
    await forgetOwnNotes(table, one.Id);
    await transact(table, [given(one, from, to)]);
  };
  for (const some of chunks(now, atOnce)) await Promise.all(some.map(hand));
  return { count: now.length, isDone: now.length < mostAtOnce };
}
