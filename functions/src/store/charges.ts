import { type ChargeRecord, chargeRecord } from '@countwise/contract';
import { notThere } from '../platform/problem.ts';
import { type Changes, changeItem } from './change.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';
import { type Part, putNew, remove, transact, transactionSize } from './transact.ts';

/** Charges keep the order they were added in: by revision, then as they came. */
const placesPerRevision = 100;

export function chargeStore(table: Table) {
  /** Writes while the case's charges stand as they were read; false where they have moved on. */
  const whileAsRead = async (caseId: string, revision: number, parts: readonly Part[]): Promise<boolean> =>
    (await transact(table, [...parts, nextRevision(caseId, revision)])).length === 0;

  return {
    /** Adds charges to a case as it was read; false where its charges have moved on since. */
    add: (caseId: string, revision: number, charges: readonly ChargeRecord[]): Promise<boolean> =>
      whileAsRead(
        caseId,
        revision,
        charges.map((charge, at) =>
          putNew({
            ...chargeRecord.parse(charge),
            ...keys.child('CHARGE', charge.Id),
            Place: revision * placesPerRevision + at,
          }),
        ),
      ),

    /** Deletes charges of a case as it was read; false where its charges have moved on since. */
    delete: (caseId: string, revision: number, ids: readonly string[]): Promise<boolean> =>
      whileAsRead(
        caseId,
        revision,
        ids.slice(0, transactionSize - 1).map((id) => remove(keys.child('CHARGE', id))),
      ),

    /** Changes fields of a charge; 404 where it is gone, 409 where the version has moved on. */
    async change(
      id: string,
      fields: Changes<Omit<ChargeRecord, 'Id' | 'CaseId' | 'Version'>>,
      version: number | undefined,
    ): Promise<ChargeRecord> {
      const changed = await changeItem(table, { key: keys.child('CHARGE', id), schema: chargeRecord, fields, version });
      if (changed === undefined) throw notThere('charge');
      return changed;
    },
  };
}
export type Charges = ReturnType<typeof chargeStore>;

const nextRevision =
  (caseId: string, revision: number): Part =>
  (TableName) => ({
    Update: {
      TableName,
      Key: keys.case(caseId),
      UpdateExpression: 'SET ChargesRevision = ChargesRevision + :one',
      ConditionExpression: 'ChargesRevision = :revision AND attribute_not_exists(DeletedAt)',
      ExpressionAttributeValues: { ':one': 1, ':revision': revision },
    },
  });
