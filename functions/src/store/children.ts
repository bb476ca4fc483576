import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { notThere } from '../base/problem.ts';
import { caseStands } from './case-stands.ts';
import { caseStore } from './cases.ts';
import { type Changes, changeItem } from './change.ts';
import { deleteAll } from './delete-all.ts';
import { type ChildKind, caseIdOf, type Key, keys } from './keys.ts';
import { queryAll, readItem } from './read.ts';
import type { Table } from './table.ts';
import { putNew, transact } from './transact.ts';

interface Child {
  readonly Id: string;
  readonly CaseId: string;
}

/** The children of one kind that hang on an owner's case. All answers 404 where the case is another owner's, as for none. */
export function childStore<C extends Child>(table: Table, kind: ChildKind, schema: z.ZodType<C>) {
  const cases = caseStore(table);

  const list = async (ownerId: string, caseId: string): Promise<C[]> => {
    await cases.get(ownerId, caseId);
    const { PK, SK } = keys.child(kind, caseId);
    const items = await queryAll(table, {
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :sk)',
      ExpressionAttributeValues: { ':pk': PK, ':sk': SK },
      ConsistentRead: true,
    });
    return items.map((item) => schema.parse(item));
  };

  return {
    /** Every child of the kind on a case, in the order of their ids. */
    list,

    /** Adds a child, or answers the one that stands under its id already. 404 where the case is gone. */
    async add(ownerId: string, child: C): Promise<C> {
      await cases.get(ownerId, child.CaseId);
      const key = keys.child(kind, child.Id);
      const inTheWay = await transact(table, [putNew({ ...child, ...key }), caseStands(caseIdOf(child.Id))]);
      if (inTheWay.length === 0) return child;
      const standing = await readItem(table, key, schema);
      if (standing === undefined) throw notThere('case');
      return standing;
    },

    /** Changes fields of a child; 404 where it is gone, 409 where the version has moved on. */
    async change(ownerId: string, id: string, fields: Changes<C>, version: number | undefined): Promise<C> {
      await cases.get(ownerId, caseIdOf(id));
      const changed = await changeItem(table, { key: keys.child(kind, id), schema, fields, version });
      if (changed === undefined) throw notThere(kind.toLowerCase());
      return changed;
    },

    /** Takes one child off; one that is gone already is no matter. */
    async delete(ownerId: string, id: string): Promise<void> {
      await cases.get(ownerId, caseIdOf(id));
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.child(kind, id) }));
    },

    /** Takes every child of the kind off a case. */
    async deleteOf(ownerId: string, caseId: string): Promise<void> {
      const all: Key[] = (await list(ownerId, caseId)).map(({ Id }) => keys.child(kind, Id));
      await deleteAll(table, all);
    },
  };
}
export type Children<C extends Child> = ReturnType<typeof childStore<C>>;
