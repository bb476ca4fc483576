import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '@countwise/functions';

type Item = Record<string, AttributeValue>;

export interface Restoration {
  readonly client: DynamoDBClient;
  /** The table that was restored to a moment before the fault, and the one in use. */
  readonly from: string;
  readonly to: string;
  /** One item collection (a case with all its children, say); left out, the whole table. */
  readonly partition?: string;
  /** Left out, nothing is written: what would be is counted. `missing` writes what is no longer there, `all` also what differs. */
  readonly write?: 'missing' | 'all';
  readonly now: Date;
}

export interface Restored {
  readonly same: number;
  readonly missing: number;
  readonly different: number;
  readonly written: number;
  /** Changed by somebody while it was restored: theirs stays. */
  readonly overtaken: number;
}

const { partitionKey, sortKey, timeToLive } = tableDefinition;
const keyOf = (item: Item): Item =>
  Object.fromEntries([partitionKey, sortKey].map((name) => [name, item[name] ?? { S: '' }]));
const nameOf = (item: Item): string => JSON.stringify(keyOf(item));
const isExpired = (item: Item, now: Date): boolean => Number(item[timeToLive]?.N ?? Infinity) * 1000 <= now.getTime();

async function* itemsOf({ client, from, partition, now }: Restoration): AsyncGenerator<Item[]> {
  const pages =
    partition === undefined
      ? paginateScan({ client, pageSize: 100 }, { TableName: from, ConsistentRead: true })
      : paginateQuery(
          { client, pageSize: 100 },
          {
            TableName: from,
            ConsistentRead: true,
            KeyConditionExpression: '#key = :key',
            ExpressionAttributeNames: { '#key': partitionKey },
            ExpressionAttributeValues: { ':key': { S: partition } },
          },
        );
  // what ran out since is not brought back: codes, drafts, marks of what was done
  for await (const { Items = [] } of pages) yield Items.filter((item) => !isExpired(item, now));
}

/** Those of the items that are there now, by their keys. */
async function present({ client, to }: Restoration, items: readonly Item[]): Promise<ReadonlyMap<string, Item>> {
  const found = new Map<string, Item>();
  let keys = items.map(keyOf);
  while (keys.length > 0) {
    const RequestItems = { [to]: { Keys: keys, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand({ RequestItems }));
    for (const item of Responses?.[to] ?? []) found.set(nameOf(item), item);
    keys = UnprocessedKeys?.[to]?.Keys ?? [];
  }
  return found;
}

/** Writes an item where there still is what was compared: nothing, or the same version. */
async function put({ client, to }: Restoration, Item: Item, there: Item | undefined): Promise<boolean> {
  const seen = there?.['Version'];
  const condition =
    there === undefined
      ? { ConditionExpression: 'attribute_not_exists(#name)', ExpressionAttributeNames: { '#name': partitionKey } }
      : seen !== undefined && {
          ConditionExpression: '#name = :seen',
          ExpressionAttributeNames: { '#name': 'Version' },
          ExpressionAttributeValues: { ':seen': seen },
        };
  try {
    await client.send(new PutItemCommand({ TableName: to, Item, ...condition }));
    return true;
  } catch (fault) {
    if (fault instanceof ConditionalCheckFailedException) return false;
    throw fault;
  }
}

/**
 * Brings items of a table of before back into the one in use. What only the one in use has stays: it is younger. It can be
 * cut short and begun anew.
 */
export async function restoreTable(restoration: Restoration): Promise<Restored> {
  const count = { same: 0, missing: 0, different: 0, written: 0, overtaken: 0 };
  const { write } = restoration;
  for await (const items of itemsOf(restoration)) {
    const now = await present(restoration, items);
    for (const item of items) {
      const there = now.get(nameOf(item));
      const kind = there === undefined ? 'missing' : isDeepStrictEqual(there, item) ? 'same' : 'different';
      count[kind] += 1;
      if (kind === 'same' || write === undefined || (kind === 'different' && write === 'missing')) continue;
      count[(await put(restoration, item, there)) ? 'written' : 'overtaken'] += 1;
    }
  }
  return count;
}
