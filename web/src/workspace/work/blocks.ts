import type { ChargeRow } from './case-work.ts';

/** A count with what hangs on it, or a row that stands outside the counts. */
export interface Block {
  readonly head: ChargeRow;
  readonly below: readonly ChargeRow[];
}

export type Rows = readonly [ChargeRow, ...ChargeRow[]];

export const rowsOf = ({ head, below }: Block): Rows => [head, ...below];

/** The rows of a count with what its findings add. */
export const allRowsOf = (block: Block): Rows => [...rowsOf(block), ...block.head.findings];

/** The rows as blocks, in their order. */
export function blocksOf(rows: readonly ChargeRow[]): readonly Block[] {
  const below = Map.groupBy(
    rows.filter(({ under }) => under !== null),
    ({ under }) => under,
  );
  return rows.filter(({ under }) => under === null).map((head) => ({ head, below: below.get(head.charge.Id) ?? [] }));
}
