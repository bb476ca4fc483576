import type { ChargeRecord } from '@countwise/contract';
import { z } from 'zod';
import { notThere, Problem } from '../base/problem.ts';
import { caseMovedOn, caseOvertaken } from './case-moved-on.ts';
import type { WholeCase } from './cases.ts';
import { type Changes, changed, given, standsAlready } from './change.ts';
import { chunks } from './chunks.ts';
import { placesPerRevision } from './gestures.ts';
import { keys } from './keys.ts';
import { readItem } from './read.ts';
import { storedCharge } from './stored-charge.ts';
import type { Table } from './table.ts';
import { type Part, putNew, remove, transact, transactionSize } from './transact.ts';

/** What a charge hangs by. A change of it moves the case's charges on: the deletion of a crime judges by it what goes along. */
export const hangsBy = ['CrimeId', 'CountNumber', 'parentCharge'] as const;

const asked = z.object({ RequestDigest: z.string().optional() });

type Fields = Changes<Omit<ChargeRecord, 'Id' | 'CaseId' | 'Version'>>;

/** The charges of a case, which its owner alone can have read whole. */
export function chargeStore(table: Table) {
  /** Writes while the case's charges stand as they were read, or as so many writes since left them; false where they have moved on. */
  const whileAsRead = async (
    { record, chargesRevision }: WholeCase,
    parts: readonly Part[],
    since = 0,
  ): Promise<boolean> =>
    (await transact(table, [...parts, caseMovedOn({ caseId: record.Id, revision: chargesRevision + since })]))
      .length === 0;

  return {
    /** Adds a charge to a case as it was read; false where its charges have moved on since. */
    add: (whole: WholeCase, charge: ChargeRecord, RequestDigest: string): Promise<boolean> =>
      whileAsRead(whole, [
        putNew({
          ...storedCharge.parse(charge),
          ...keys.child('CHARGE', charge.Id),
          Place: whole.chargesRevision * placesPerRevision,
          RequestDigest,
        }),
      ]),

    /** What the request asked that made a charge; undefined where that was not kept. */
    digestOf: async (id: string): Promise<string | undefined> =>
      (await readItem(table, keys.child('CHARGE', id), asked))?.RequestDigest,

    /**
     * Deletes charges of a case as it was read, in their order, as many at once as a transaction holds. Answers those that
     * went: not all where the case's charges have moved on since.
     */
    async delete(whole: WholeCase, ids: readonly string[]): Promise<readonly string[]> {
      const gone: string[] = [];
      for (const [nth, some] of chunks(ids, transactionSize - 1).entries()) {
        const parts = some.map((id) => remove(keys.child('CHARGE', id)));
        if (!(await whileAsRead(whole, parts, nth))) break;
        gone.push(...some);
      }
      return gone;
    },

    /**
     * Changes fields of a charge of a case as it was read, and marks the case's answer as one of other facts; undefined where
     * what was judged by has moved on since. 404 where the charge is gone, 409 where the version has moved on.
     */
    async change(
      whole: WholeCase,
      id: string,
      fields: Fields,
      version: number | undefined,
    ): Promise<ChargeRecord | undefined> {
      const current = whole.charges.find(({ Id }) => Id === id);
      if (current === undefined) throw notThere('charge');
      if (version !== undefined && version !== current.Version) {
        if (standsAlready(current, fields)) return current;
        throw new Problem(409, 'Too Late', { current });
      }
      const { record, chargesRevision: revision } = whole;
      const isPlain = hangsBy.every((field) => fields[field] === undefined);
      const inTheWay = await transact(table, [
        changed({ key: keys.child('CHARGE', id), fields, version: current.Version }),
        isPlain
          ? caseOvertaken(record)
          : caseMovedOn({ caseId: record.Id, revision, overtakes: record.LastAnswer !== null }),
      ]);
      if (inTheWay.length > 0) return undefined;
      return storedCharge.parse({ ...current, ...given(fields), Version: current.Version + 1 });
    },
  };
}
export type Charges = ReturnType<typeof chargeStore>;
