import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import type { Sourced } from '../csv/read-table.ts';
import type { CorrectedLine } from '../csv/schema.ts';

function faultIn({ former, successor }: CorrectedLine, ids: ReadonlySet<string>): string | null {
  if (ids.has(former)) return `${former} is still a row`;
  return ids.has(successor) ? null : `no row ${successor}`;
}

/** Gives each row the published ids that it answers in place of a row that was wrong. */
export function placeCorrected(
  rows: readonly CatalogueRow[],
  lines: readonly Sourced<CorrectedLine>[],
): { readonly rows: readonly CatalogueRow[]; readonly faults: readonly Fault[] } {
  const ids = new Set(rows.map(({ id }) => id));
  const bySuccessor = Map.groupBy(lines, ({ row }) => row.successor);
  return {
    rows: rows.map((row) => {
      const corrects = bySuccessor.get(row.id)?.map(({ row: { former: id, reason } }) => ({ id, reason }));
      return corrects === undefined ? row : { ...row, corrects };
    }),
    faults: lines.flatMap(({ row, file, line }) => {
      const message = faultIn(row, ids);
      return message === null ? [] : [{ file, line, column: 'former', message }];
    }),
  };
}
