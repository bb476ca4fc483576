import { join } from 'node:path';
import type { Artefact } from '../catalogue/artefact.ts';
import type { CrimeCatalogue } from '../catalogue/crime-catalogue.ts';
import type { Fault } from '../csv/fault.ts';
import { readTable, type Sourced } from '../csv/read-table.ts';
import { reductionLine } from '../reference/lines.ts';

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The day on which the sources of the catalogue were read: `2026-07-21.3f2a9c0d1e4b`. */
const dayOf = ({ version }: Pick<Artefact, 'version'>): string => version.slice(0, '2026-07-21'.length);

const missing = (catalogue: CrimeCatalogue, on: string, { row, file, line }: Sourced<Pair>): readonly Fault[] =>
  (['from', 'to'] as const).flatMap((column) => {
    const read = catalogue.byStatute(row[column], on);
    return read.kind === 'found' ? [] : [{ file, line, column, message: read.message }];
  });

/** Pairs that stand twice. */
function repeated(rows: readonly Sourced<Pair>[]): readonly Fault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row: { from, to }, file, line }) => {
    const pair = `${from} to ${to}`;
    if (!seen.has(pair)) {
      seen.add(pair);
      return [];
    }
    return [{ file, line, column: 'to', message: `${pair} stands twice` }];
  });
}

/** Both crimes of every lesser plea are rows of the catalogue that are in force. */
export function checkReductions(root: string, catalogue: CrimeCatalogue): readonly Fault[] {
  const { rows, faults } = readTable(root, join(root, 'tables', 'reference', 'reductions.csv'), reductionLine);
  return [...faults, ...repeated(rows), ...rows.flatMap((line) => missing(catalogue, dayOf(catalogue), line))];
}
