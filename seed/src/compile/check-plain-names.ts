import { join } from 'node:path';
import type { CatalogueRow } from '../catalogue/row.ts';
import type { Fault } from '../csv/fault.ts';
import { readTable } from '../csv/read-table.ts';
import { plainNameLine } from '../reference/lines.ts';

/** Every plain name is of a row of the catalogue, by its statute and, where the statute has several crimes, its variant. */
export function checkPlainNames(root: string, all: readonly CatalogueRow[]): readonly Fault[] {
  const { rows } = readTable(root, join(root, 'tables', 'reference', 'plain-names.csv'), plainNameLine);
  const known = new Set(all.flatMap(({ statute, variant }) => [statute, `${statute} ${variant}`]));
  const seen = new Set<string>();
  return rows.flatMap(({ row: { statute, variant }, file, line }) => {
    const name = `${statute} ${variant}`.trim();
    const column = variant === '' ? 'statute' : 'variant';
    const isTwice = seen.has(name);
    seen.add(name);
    if (isTwice) return [{ file, line, column, message: `${name} stands twice` }];
    return known.has(name) ? [] : [{ file, line, column, message: `the catalog has no ${name}` }];
  });
}
