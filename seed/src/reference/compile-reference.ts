import { join } from 'node:path';
import { circumstances, groupCodes, probationFactors, probationLimitations } from '@countwise/engine';
import type { z } from 'zod';
import type { Fault } from '../csv/fault.ts';
import { readTable, type Table } from '../csv/read-table.ts';
import { format, type ReferenceArtefact } from './artefact.ts';
import * as line from './lines.ts';

/** Reads and checks the tables of `tables/reference` under `root`. An artefact with faults is not to be used. */
export function compileReference(root: string): {
  readonly artefact: ReferenceArtefact;
  readonly faults: readonly Fault[];
} {
  const read = <Line>(name: string, form: z.ZodType<Line>) =>
    readTable(root, join(root, 'tables', 'reference', `${name}.csv`), form);
  const tables = {
    categories: read('crime-categories', line.categoryLine),
    matchGroups: read('match-groups', line.matchGroupLine),
    ruleWords: read('rule-words', line.ruleWordLine),
    consequences: read('collateral-consequences', line.consequenceLine),
    factorGroups: read('factor-groups', line.factorGroupLine),
    factors: read('factors', line.factorLine),
    instructions: read('calcrim', line.instructionLine),
    provisions: read('provisions', line.provisionLine),
    accountOptions: read('account-options', line.accountOptionLine),
    searchWords: read('search-words', line.searchWordLine),
    popularNames: read('popular-names', line.popularNameLine),
    mostCharged: read('most-charged', line.mostChargedLine),
    reductions: read('reductions', line.reductionLine),
    plainNames: read('plain-names', line.plainNameLine),
  };
  const faults = [
    ...Object.values(tables).flatMap((table) => table.faults),
    ...twice(tables.categories, 'id'),
    ...twice(tables.matchGroups, 'code'),
    ...twice(tables.ruleWords, 'id'),
    ...twice(tables.consequences, 'id'),
    ...twice(tables.factorGroups, 'id'),
    ...twice(tables.instructions, 'number'),
    ...twice(tables.provisions, 'authority'),
    ...twice(tables.searchWords, 'word'),
    ...twice(tables.mostCharged, 'statute'),
    ...twice(tables.popularNames, 'names'),
    ...tables.consequences.rows.flatMap(({ row, file, line }) =>
      row.unless
        .filter((id) => !valuesOf(tables.consequences, 'id').has(id))
        .map((id) => ({ file, line, column: 'unless', message: `${id} is no consequence` })),
    ),
    ...unknownKeys(tables.factors, 'group', tables.factorGroups, 'id'),
    ...unknownKeys(tables.factorGroups, 'id', tables.factors, 'group'),
    ...missing(tables.matchGroups, 'code', groupCodes),
    ...missing(tables.provisions, 'authority', [
      ...probationLimitations.map(({ id }) => id),
      ...probationFactors.map(({ id }) => id),
      ...circumstances.map(({ id }) => id),
    ]),
  ];
  return {
    artefact: {
      format,
      categories: linesOf(tables.categories),
      matchGroups: linesOf(tables.matchGroups),
      ruleWords: linesOf(tables.ruleWords),
      consequences: linesOf(tables.consequences),
      factorGroups: linesOf(tables.factorGroups),
      factors: linesOf(tables.factors),
      instructions: linesOf(tables.instructions),
      provisions: linesOf(tables.provisions),
      accountOptions: linesOf(tables.accountOptions),
      searchWords: linesOf(tables.searchWords),
      popularNames: linesOf(tables.popularNames),
      mostCharged: linesOf(tables.mostCharged),
      reductions: linesOf(tables.reductions),
      plainNames: linesOf(tables.plainNames),
    },
    faults,
  };
}

const linesOf = <Line>({ rows }: Table<Line>): Line[] => rows.map(({ row }) => row);

const valuesOf = <Line>({ rows }: Table<Line>, column: keyof Line) => new Set(rows.map(({ row }) => row[column]));

/** A key that stands on a second line, or, of a cell of several, twice on one. */
function twice<Line>({ rows }: Table<Line>, column: keyof Line & string): Fault[] {
  const seen = new Set<unknown>();
  return rows.flatMap(({ row, file, line }) =>
    [row[column]].flat().flatMap((key) => {
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{ file, line, column, message: `${String(key)} stands twice` }];
    }),
  );
}

/** A value of `column` that no line of the other table has. */
function unknownKeys<Line, Other>(
  { rows }: Table<Line>,
  column: keyof Line & string,
  other: Table<Other>,
  otherColumn: keyof Other,
): Fault[] {
  const known = new Set<unknown>(valuesOf(other, otherColumn));
  return rows
    .filter(({ row }) => !known.has(row[column]))
    .map(({ row, file, line }) => ({
      file,
      line,
      column,
      message: `${String(row[column])} is not in the other table`,
    }));
}

/** A wanted key that no line has; told at the end of the file. */
function missing<Line>(table: Table<Line>, column: keyof Line & string, wanted: readonly unknown[]): Fault[] {
  const known = new Set<unknown>(valuesOf(table, column));
  const last = table.rows.at(-1);
  return wanted
    .filter((key) => !known.has(key))
    .map((key) => ({
      file: last?.file ?? 'tables/reference',
      line: last?.line ?? 0,
      column,
      message: `${String(key)} is missing`,
    }));
}
