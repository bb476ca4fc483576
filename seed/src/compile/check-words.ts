import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import type { Sourced } from '../csv/read-table.ts';
import type { WordsLine } from '../csv/schema.ts';

/** Our words about a crime must reach a row: a line whose statute and variant no row has is a fault. */
export function checkWords(lines: readonly Sourced<WordsLine>[], rows: readonly CatalogueRow[]): readonly Fault[] {
  const named = new Set(rows.flatMap(({ statute, variant }) => [statute, `${statute} ${variant}`]));
  return lines.flatMap(({ row: { statute, variant }, file, line }) => {
    const name = variant === '' ? statute : `${statute} ${variant}`;
    return named.has(name) ? [] : [{ file, line, column: 'statute', message: `no row is called ${name}` }];
  });
}
