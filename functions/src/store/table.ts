import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { quick } from '../base/patience.ts';

export interface Table {
  readonly name: string;
  readonly client: DynamoDBDocumentClient;
}

/** The table by its name, at the address that the SDK's own environment gives. */
export const openTable = (name: string): Table => ({
  name,
  client: DynamoDBDocumentClient.from(new DynamoDBClient(quick), { marshallOptions: { removeUndefinedValues: true } }),
});
