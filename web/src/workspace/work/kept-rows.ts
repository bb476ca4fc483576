import type { CaseWork, ChargeRow } from './case-work.ts';

type Rows = CaseWork['rows'];

/** A row and what is computed of it, in one text: compared natively from the first time on, where a walk through it is slow until it has run often. */
interface Kept {
  readonly row: ChargeRow;
  readonly computed: string;
}

/** What is stored or read of the law is most often the very same record; only the answers are new each time. */
const isAlike = (before: object, after: object): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);

function keptOr(before: Kept | undefined, row: ChargeRow): Kept {
  const { charge, crime, ...answers } = row;
  const computed = JSON.stringify(answers);
  const isSame =
    before?.computed === computed && isAlike(before.row.charge, charge) && isAlike(before.row.crime, crime);
  return isSame ? before : { row, computed };
}

const areSame = (before: Rows, after: Rows): boolean =>
  before.length === after.length && before.every((row, at) => row === after[at]);

/** Keeps the rows of a case from one computation to the next: what is drawn from one that says the same need not be drawn anew. */
export function keptRows(): (work: CaseWork) => CaseWork {
  let known = new Map<string, Kept>();
  let last: Rows = [];
  return (work) => {
    const kept = work.rows.map((row) => keptOr(known.get(row.charge.Id), row));
    known = new Map(kept.map((each) => [each.row.charge.Id, each]));
    const rows = kept.map(({ row }) => row);
    last = areSame(last, rows) ? last : rows;
    return { ...work, rows: last };
  };
}
