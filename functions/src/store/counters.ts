import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

const counted = z.object({ Value: z.number().int().positive() });

/** Counts upward, one at a time, never the same number twice: 1, 2, 3 … of a scope. */
export const counterStore = ({ client, name }: Table) => ({
  async next(scope: string): Promise<number> {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: keys.counter(scope),
        UpdateExpression: 'ADD #value :one',
        ExpressionAttributeNames: { '#value': 'Value' },
        ExpressionAttributeValues: { ':one': 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return counted.parse(Attributes).Value;
  },
});
export type Counters = ReturnType<typeof counterStore>;
