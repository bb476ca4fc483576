import { inject } from 'vitest';
import { z } from 'zod';

const items = z.object({ Items: z.array(z.object({ SK: z.object({ S: z.string() }) })) });

const who = 'Credential=local/20261120/us-west-2/dynamodb/aws4_request';

/** A call on the database under the product, for what no call of the API can bring about: time that passes, a crash. */
async function database(operation: string, body: object): Promise<unknown> {
  const answer = await fetch(inject('database'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20261120T100000Z',
      authorization: `AWS4-HMAC-SHA256 ${who}, SignedHeaders=host;x-amz-date, Signature=unchecked`,
    },
    body: JSON.stringify({ TableName: 'countwise', ...body }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));

/** Sets the time of deletion of a case, and the place in the index that goes with it. */
export async function setDeleted(caseId: string, partition: string, at: Date): Promise<void> {
  await database('UpdateItem', {
    Key: attributes({ PK: `CASE#${caseId}`, SK: 'CASE' }),
    UpdateExpression: 'SET DeletedAt = :at, GSI1PK = :pk, GSI1SK = :at',
    ExpressionAttributeValues: attributes({ ':at': at.toISOString(), ':pk': partition }),
  });
}

const attribute = (value: unknown): object => {
  if (value === null) return { NULL: true };
  if (typeof value === 'boolean') return { BOOL: value };
  if (typeof value === 'number') return { N: String(value) };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return typeof value === 'object' ? { M: attributesOf(value) } : { S: z.string().parse(value) };
};
const attributesOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, attribute(value)]));

/** Puts an item into the table as it is: one that an older version of the product wrote. */
export const putItem = (item: object): Promise<unknown> => database('PutItem', { Item: attributesOf(item) });

/** Sets fields of a case as an older version of the product left them: no version moves on. */
export async function setOfCase(caseId: string, fields: object): Promise<void> {
  const names = Object.keys(fields);
  await database('UpdateItem', {
    Key: attributes({ PK: `CASE#${caseId}`, SK: 'CASE' }),
    UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
    ExpressionAttributeValues: attributesOf(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    ),
  });
}

/** Hangs a victim on a case: no call of the API makes one. */
export async function putVictim(caseId: string, id: string): Promise<void> {
  await database('PutItem', {
    Item: attributes({ PK: `CASE#${caseId}`, SK: `VICTIM#${id}`, Id: id, CaseId: caseId }),
  });
}

/** What is stored of a case: the sort keys of its items. */
export async function storedOf(caseId: string): Promise<readonly string[]> {
  const answer = await database('Query', {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: attributes({ ':pk': `CASE#${caseId}` }),
  });
  return items.parse(answer).Items.map(({ SK }) => SK.S);
}
