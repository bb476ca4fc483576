import { childId, freeCount } from '@countwise/contract';
import { charges as text } from '../../text/workspace.ts';
import { takenCounts } from '../add-charge/attach.ts';
import { newId } from '../add-charge/new-id.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import type { Write, WriteOf } from '../writes/writes.ts';

/** What a move writes, or why it is refused. */
export type Move = { readonly writes: readonly Write[] } | { readonly refused: string };

const crimeAt = (rows: readonly ChargeRow[], count: number): ChargeRow | undefined =>
  rows.find((row) => isCrime(row) && row.charge.CountNumber === count);

/** Moves a crime, with what hangs on it, to the count before or after; an enhancement to the crime of that count. */
export function moved(row: ChargeRow, by: 1 | -1, rows: readonly ChargeRow[]): Move {
  const count = row.charge.CountNumber + by;
  const there = crimeAt(rows, count);
  if (row.under !== null) {
    if (there === undefined) return { refused: text.noCrimeAt(count) };
    const fields = { CountNumber: count, parentCharge: there.charge.Id };
    return { writes: [{ kind: 'charge', id: row.charge.Id, fields }] };
  }
  if (!isCrime(row) || count < 1) return { refused: text.noLowerCount };
  if (there !== undefined) return { refused: text.occupied };
  const moving = rows.filter(({ charge, under }) => charge.Id === row.charge.Id || under === row.charge.Id);
  return { writes: moving.map(({ charge: { Id } }) => ({ kind: 'charge', id: Id, fields: { CountNumber: count } })) };
}

/** The same charge again: a crime under the next free count with what hangs on it, another row beside its like. */
export function duplicated(row: ChargeRow, rows: readonly ChargeRow[]): WriteOf<'add'> {
  const withOthers = isCrime(row);
  const count = withOthers ? freeCount(row.charge.CountNumber, takenCounts(rows)) : row.charge.CountNumber;
  const copies = rows.filter(
    ({ charge, under }) => charge.Id === row.charge.Id || (withOthers && under === row.charge.Id),
  );
  const ids = new Map(copies.map(({ charge }) => [charge.Id, childId(charge.CaseId, newId())]));
  const renamed = (id: string) => ids.get(id) ?? id;
  return {
    kind: 'add',
    charges: copies.map(({ charge }) => ({
      ...charge,
      Id: renamed(charge.Id),
      CountNumber: count,
      parentCharge: charge.parentCharge === row.charge.Id ? renamed(row.charge.Id) : charge.parentCharge,
    })),
  };
}
