import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { quick } from '../base/patience.ts';

export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

/** The table by its name, at the address that the SDK's own environment gives. */
export function openTable(name: string): Table {
  const client = new DynamoDBClient(quick);
  // copies all that is sent and answered for a logger that there is not: a third of what a long read costs
  client.middlewareStack.remove('loggerMiddleware');
  return { name, client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }) };
}
