import { z } from 'zod';

const who = 'Credential=local/20261120/us-west-2/dynamodb/aws4_request';

/** A call on the database under the product, for what no call of the API can bring about: time that passes, a crash, an older version. */
export async function tableCall(address: string, operation: string, body: object): Promise<unknown> {
  const answer = await fetch(address, {
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

const attribute = (value: unknown): object => {
  if (value === null) return { NULL: true };
  if (typeof value === 'boolean') return { BOOL: value };
  if (typeof value === 'number') return { N: String(value) };
  if (Array.isArray(value)) return { L: value.map(attribute) };
  return typeof value === 'object' ? { M: attributesOf(value) } : { S: z.string().parse(value) };
};

/** Fields as the database takes them. */
export const attributesOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, attribute(value)]));

/** Sets fields of a case as an older version of the product left them: no version moves on. */
export async function setOfCase(address: string, caseId: string, fields: object): Promise<void> {
  const names = Object.keys(fields);
  await tableCall(address, 'UpdateItem', {
    Key: attributesOf({ PK: `CASE#${caseId}`, SK: 'CASE' }),
    UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')}`,
    ExpressionAttributeValues: attributesOf(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
    ),
  });
}
