import { severities } from '@countwise/engine';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import type { Sourced } from '../csv/read-table.ts';
import type { PlainLine } from '../csv/schema.ts';

/**
 * Faults of a line: ids that are no crimes, a plain form that is the graver of the two, and none where an attempt is one of it.
 * Of what asks for a violation the line may name none: no row may be it, or several.
 */
function faultsIn({ graver, plain, asks }: PlainLine, crimes: ReadonlyMap<string, CatalogueRow>): readonly string[] {
  if (plain.length === 0 && asks === 'conviction') return [`no plain form of ${graver}`];
  const missing = [graver, ...plain].filter((id) => !crimes.has(id));
  if (missing.length > 0) return missing.map((id) => `no crime ${id}`);
  const levelOf = (id: string): number => severities.findIndex((level) => level === crimes.get(id)?.severity);
  return plain.filter((id) => levelOf(id) < levelOf(graver)).map((id) => `${id} is the graver crime`);
}

/** Gives each crime that an earlier conviction makes graver its plain form. */
export function placePlain(
  rows: readonly CatalogueRow[],
  lines: readonly Sourced<PlainLine>[],
): { readonly rows: readonly CatalogueRow[]; readonly faults: readonly Fault[] } {
  const crimes = new Map(rows.filter(({ kind }) => kind === 'crime').map((row) => [row.id, row]));
  const byGraver = new Map(lines.map(({ row }) => [row.graver, row]));
  return {
    rows: rows.map((row) => {
      const line = byGraver.get(row.id);
      return line === undefined ? row : { ...row, plain: { ids: line.plain, asks: line.asks } };
    }),
    faults: lines.flatMap(({ row, file, line }) =>
      faultsIn(row, crimes).map((message) => ({ file, line, column: 'graver', message })),
    ),
  };
}
