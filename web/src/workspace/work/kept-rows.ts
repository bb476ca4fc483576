import { replaceEqualDeep } from '@tanstack/react-query';
import type { CaseWork } from './case-work.ts';

type Rows = CaseWork['rows'];

/** Each row as it was where it still says the same: what is drawn from it need not be drawn anew. */
function shared(before: Rows, after: Rows): Rows {
  const known = new Map(before.map((row) => [row.charge.Id, row]));
  const rows = after.map((row) => replaceEqualDeep(known.get(row.charge.Id), row));
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}

/** Keeps the rows of a case from one computation to the next. */
export function keptRows(): (work: CaseWork) => CaseWork {
  let last: Rows = [];
  return (work) => {
    last = shared(last, work.rows);
    return { ...work, rows: last };
  };
}
