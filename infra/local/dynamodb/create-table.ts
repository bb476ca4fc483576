import {
  type AttributeDefinition,
  CreateTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '@countwise/functions';

const keySchema = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];

/** Makes the product's one table, as the cloud's stack does from the same definition, unless it is there. */
export async function createTable(endpoint: string, region: string, TableName: string): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const { indexes, timeToLive } = tableDefinition;
  const keys = [tableDefinition, ...indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  const AttributeDefinitions = keys.map(
    (AttributeName): AttributeDefinition => ({ AttributeName, AttributeType: 'S' }),
  );
  const GlobalSecondaryIndexes = indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'ALL' as const },
  }));
  try {
    const KeySchema = keySchema(tableDefinition);
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions,
        KeySchema,
        GlobalSecondaryIndexes,
      }),
    );
    const TimeToLiveSpecification = { Enabled: true, AttributeName: timeToLive };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  } catch (fault) {
    if (!(fault instanceof ResourceInUseException)) throw fault;
  } finally {
    client.destroy();
  }
}
