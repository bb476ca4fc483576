import type { CaseWork, ChargeRow } from './case-work.ts';

type Rows = CaseWork['rows'];

/** A row and what it says, in one text: compared natively from the first time on, where a walk through the row is slow until it has run often. */
interface Kept {
  readonly row: ChargeRow;
  readonly said: string;
}

function keptOr(before: Kept | undefined, row: ChargeRow): Kept {
  const said = JSON.stringify(row);
  return before?.said === said ? before : { row, said };
}

const isSame = (before: Rows, after: Rows): boolean =>
  before.length === after.length && before.every((row, at) => row === after[at]);

/** Keeps the rows of a case from one computation to the next: what is drawn from one that says the same need not be drawn anew. */
export function keptRows(): (work: CaseWork) => CaseWork {
  let known = new Map<string, Kept>();
  let last: Rows = [];
  return (work) => {
    const kept = work.rows.map((row) => keptOr(known.get(row.charge.Id), row));
    known = new Map(kept.map((each) => [each.row.charge.Id, each]));
    const rows = kept.map(({ row }) => row);
    last = isSame(last, rows) ? last : rows;
    return { ...work, rows: last };
  };
}
