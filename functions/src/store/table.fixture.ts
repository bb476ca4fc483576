import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
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

/** A table in memory that holds items as they are written, and reads, updates and puts them; conditions always hold. */
export function tableOf(items: readonly Item[]): { readonly table: Table; readonly held: ReadonlyMap<string, Item> } {
  const held = new Map(items.map((item) => [placeOf(item), item]));
  const update = (change: Update): Item => {
    const next = updated(held.get(placeOf(change.Key ?? {})) ?? {}, change);
    held.set(placeOf(next), next);
    return next;
  };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-west-2' }));
  const database = mockClient(client);
  database.on(GetCommand).callsFake(({ Key = {} }: GetCommandInput) => ({ Item: held.get(placeOf(Key)) }));
  database.on(QueryCommand).callsFake((query: QueryCommandInput) => ({ Items: found([...held.values()], query) }));
  database.on(UpdateCommand).callsFake((change: UpdateCommandInput) => ({ Attributes: update(change) }));
  database.on(TransactWriteCommand).callsFake(({ TransactItems = [] }: TransactWriteCommandInput) => {
    for (const { Put, Update, Delete } of TransactItems) {
      if (Put?.Item !== undefined) held.set(placeOf(Put.Item), Put.Item);
      if (Update !== undefined) update(Update);
      if (Delete?.Key !== undefined) held.delete(placeOf(Delete.Key));
    }
    return {};
  });
  return { table: { name: 'table', client }, held };
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
  const { UpdateExpression = '', ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = change;
  const [set = '', removed = ''] = UpdateExpression.replace(/^SET /, '').split(' REMOVE ');
  const nameOf = (name: string) => ExpressionAttributeNames[name] ?? name;
  const result = (sum: string): unknown => {
    const [first = '', step] = sum.split(' + ');
    return step === undefined
      ? ExpressionAttributeValues[first]
      : Number(item[first]) + Number(ExpressionAttributeValues[step]);
  };
  const sets = set.split(', ').map((each) => each.split(' = '));
  const next = { ...item, ...Object.fromEntries(sets.map(([field = '', sum = '']) => [nameOf(field), result(sum)])) };
  return Object.fromEntries(Object.entries(next).filter(([field]) => !removed.split(', ').map(nameOf).includes(field)));
}
