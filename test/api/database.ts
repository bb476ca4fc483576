import { inject } from 'vitest';
import { z } from 'zod';
import { attributesOf, setOfCase as setOfCaseAt, tableCall } from '../table.ts';

const items = z.object({
  Items: z.array(z.object({ SK: z.object({ S: z.string() }), ExpiresAt: z.object({ N: z.string() }).optional() })),
});

const database = (operation: string, body: object) => tableCall(inject('database'), operation, body);

/** Sets the time of deletion of a case, and the place in the index that goes with it. */
export async function setDeleted(caseId: string, partition: string, at: Date): Promise<void> {
  await database('UpdateItem', {
    Key: attributesOf({ PK: `CASE#${caseId}`, SK: 'CASE' }),
    UpdateExpression: 'SET DeletedAt = :at, GSI1PK = :pk, GSI1SK = :at',
    ExpressionAttributeValues: attributesOf({ ':at': at.toISOString(), ':pk': partition }),
  });
}

/** Puts an item into the table as it is: one that an older version of the product wrote. */
export const putItem = (item: object): Promise<unknown> => database('PutItem', { Item: attributesOf(item) });

/** Sets fields of a case as an older version of the product left them. */
export const setOfCase = (caseId: string, fields: object): Promise<void> =>
  setOfCaseAt(inject('database'), caseId, fields);

/** Sets fields of a subscriber: time that passed, or what the payment provider did. */
export async function setOfSubscriber(id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(fields);
  await database('UpdateItem', {
    Key: attributesOf({ PK: `SUBSCRIBER#${id}`, SK: 'SUBSCRIBER' }),
    UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
    ExpressionAttributeValues: attributesOf(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    ),
  });
}

/** Leaves a user without fields, as an older version of the product wrote them. */
export async function withoutOfUser(id: string, ...fields: readonly string[]): Promise<void> {
  await database('UpdateItem', {
    Key: attributesOf({ PK: `USER#${id}`, SK: 'USER' }),
    UpdateExpression: `REMOVE ${fields.join(', ')}`,
  });
}

/** Hangs a victim on a case: no call of the API makes one. */
export async function putVictim(caseId: string, id: string): Promise<void> {
  await database('PutItem', {
    Item: attributesOf({ PK: `CASE#${caseId}`, SK: `VICTIM#${id}`, Id: id, CaseId: caseId }),
  });
}

const itemsUnder = async (partition: string) =>
  items.parse(
    await database('Query', {
      KeyConditionExpression: 'PK = :pk',
      ExpressionAttributeValues: attributesOf({ ':pk': partition }),
    }),
  ).Items;

/** The sort keys of the items of a partition. */
export const storedUnder = async (partition: string): Promise<readonly string[]> =>
  (await itemsUnder(partition)).map(({ SK }) => SK.S);

/** When those of a partition's items go that go by themselves, in seconds from 1970. */
export const expiriesUnder = async (partition: string): Promise<readonly number[]> =>
  (await itemsUnder(partition)).flatMap(({ ExpiresAt }) => (ExpiresAt === undefined ? [] : [Number(ExpiresAt.N)]));

/** What is stored of a case. */
export const storedOf = (caseId: string): Promise<readonly string[]> => storedUnder(`CASE#${caseId}`);

/** What is stored of a user, attribute by attribute, as the table has it. */
export async function storedUser(id: string): Promise<Readonly<Record<string, unknown>>> {
  const answer = await database('GetItem', { Key: attributesOf({ PK: `USER#${id}`, SK: 'USER' }) });
  return z.object({ Item: z.record(z.string(), z.unknown()) }).parse(answer).Item;
}
