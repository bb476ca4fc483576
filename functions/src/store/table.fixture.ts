import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import type { Table } from './table.ts';

export type Item = Record<string, unknown>;
type Update = Pick<UpdateCommandInput, 'Key' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'> & {
  readonly UpdateExpression?: string | undefined;
};

const placeOf = ({ PK, SK }: Item): string => `${String(PK)} ${String(SK)}`;

interface Spent {
  readonly requests: number;
  /** Of strongly consistent reads one for each four kilobytes begun, of others half as many. */
  readonly readUnits: number;
}

/** The bytes of an item as DynamoDB counts them: names and values, a number about half its digits. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 1;
  if (typeof value !== 'object' || value === null) return 1;
  const parts = Array.isArray(value) ? value.map((each) => 1 + sizeOf(each)) : fieldSizes(value);
  return parts.reduce((sum, each) => sum + each, 3);
};
const fieldSizes = (value: object): readonly number[] =>
  Object.entries(value).map(([name, each]) => Buffer.byteLength(name) + 1 + sizeOf(each));
const unitsOf = (items: readonly (Item | undefined)[]): number =>
  Math.max(1, Math.ceil(items.reduce((sum, item) => sum + (item === undefined ? 0 : sizeOf(item)), 0) / 4096));

/**
 * A table in memory that holds items as they are written, and reads, updates and puts them; conditions always hold. It
 * tells what was spent since it was last asked.
 */
export function tableOf(items: readonly Item[]): {
  readonly table: Table;
  readonly held: ReadonlyMap<string, Item>;
  readonly spent: () => Spent;
} {
  const name = 'table';
  const held = new Map(items.map((item) => [placeOf(item), item]));
  let sum: Spent = { requests: 0, readUnits: 0 };
  const spend = (readUnits: number) => {
    sum = { requests: sum.requests + 1, readUnits: sum.readUnits + readUnits };
  };
  const spent = () => {
    const told = sum;
    sum = { requests: 0, readUnits: 0 };
    return told;
  };
  const update = (change: Update): Item => {
    const next = updated(held.get(placeOf(change.Key ?? {})) ?? {}, change);
    held.set(placeOf(next), next);
    return next;
  };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-west-2' }));
  const database = mockClient(client);
  database.on(GetCommand).callsFake(({ Key = {}, ConsistentRead = false }: GetCommandInput) => {
    const Item = held.get(placeOf(Key));
    spend(unitsOf([Item]) / (ConsistentRead ? 1 : 2));
    return { Item };
  });
  database.on(BatchGetCommand).callsFake(({ RequestItems = {} }: BatchGetCommandInput) => {
    const read = (RequestItems[name]?.Keys ?? []).map((key) => held.get(placeOf(key)));
    spend(read.reduce((units, item) => units + unitsOf([item]), 0));
    return { Responses: { [name]: read.filter((item) => item !== undefined) } };
  });
  database.on(QueryCommand).callsFake((query: QueryCommandInput) => {
    const Items = found([...held.values()], query);
    spend(unitsOf(Items) / (query.ConsistentRead ? 1 : 2));
    return { Items };
  });
  database.on(UpdateCommand).callsFake((change: UpdateCommandInput) => {
    spend(0);
    return { Attributes: update(change) };
  });
  database.on(TransactWriteCommand).callsFake(({ TransactItems = [] }: TransactWriteCommandInput) => {
    spend(0);
    for (const { Put, Update, Delete } of TransactItems) {
      if (Put?.Item !== undefined) held.set(placeOf(Put.Item), Put.Item);
      if (Update !== undefined) update(Update);
      if (Delete?.Key !== undefined) held.delete(placeOf(Delete.Key));
    }
    return {};
  });
  return { table: { name, client }, held, spent };
}

/** Items of a partition of the table or the index, narrowed to a beginning of the sort key where the query gives one. */
const found = (items: readonly Item[], { IndexName, ExpressionAttributeValues = {} }: QueryCommandInput) =>
  items.filter(
    (item) =>
      item[IndexName === undefined ? 'PK' : `${IndexName}PK`] === ExpressionAttributeValues[':pk'] &&
      String(item['SK']).startsWith(String(ExpressionAttributeValues[':sk'] ?? '')),
  );

/** An item after an update of ours: `SET field = :value, Version = Version + :one REMOVE field`. */
function updated(item: Item, change: Update): Item {
  const { UpdateExpression, ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = change;
  const [set = '', removed = ''] = ` ${UpdateExpression}`.replace(/^ SET /, '').split(' REMOVE ');
  const nameOf = (name: string) => ExpressionAttributeNames[name] ?? name;
  const result = (sum: string): unknown => {
    const [first = '', step] = sum.split(' + ');
    return step === undefined
      ? ExpressionAttributeValues[first]
      : Number(item[first]) + Number(ExpressionAttributeValues[step]);
  };
  const next: Item = { ...item };
  for (const [path = '', sum = ''] of set.split(', ').map((each) => each.split(' = '))) {
    const [field = '', part] = path.split('.').map(nameOf);
    next[field] = part === undefined ? result(sum) : Object.assign({}, next[field], { [part]: result(sum) });
  }
  return Object.fromEntries(Object.entries(next).filter(([field]) => !removed.split(', ').map(nameOf).includes(field)));
}
