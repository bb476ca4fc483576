import { join } from 'node:path';
import { rowLists } from '@countwise/engine';
import { instructionLine } from '../reference/lines.ts';
import { NumbersByStatute } from '../reference/numbers-by-statute.ts';
import { checkLists } from './check-lists.ts';
import { entriesOf } from './engine-lists.ts';
import type { Fault } from './fault.ts';
import { readTable, type Table } from './read-table.ts';
import { limitationLine, listLine, punishedLine, sourceLine, wordsLine } from './schema.ts';
import { EntryIndex } from './statutory-list.ts';

/** The tables that speak of many crimes at once: statutory lists, probation bars, instructions, our words, sources. */
export function readLawTables(root: string) {
  const law = (name: string) => join(root, 'tables', 'law', `${name}.csv`);
  const read = {
    lists: ['strikes', 'credit', 'groups'].map((name) => readTable(root, law(name), listLine)),
    limitations: readTable(root, law('probation'), limitationLine),
    instructions: readTable(root, join(root, 'tables', 'reference', 'calcrim.csv'), instructionLine),
    punished: readTable(root, law('punished'), punishedLine),
    words: readTable(root, law('words'), wordsLine),
    sources: readTable(root, law('sources'), sourceLine),
  };
  const rowsOf = <Row>({ rows }: Table<Row>): Row[] => rows.map(({ row }) => row);
  const tables = [...read.lists, read.limitations, read.instructions, read.punished, read.words, read.sources];
  const faults: Fault[] = [
    ...tables.flatMap((table) => table.faults),
    ...checkLists(read.lists.flatMap(({ rows }) => rows)),
  ];
  return {
    faults,
    lists: new EntryIndex([...read.lists.flatMap(rowsOf), ...entriesOf(rowLists)]),
    limitations: new EntryIndex(rowsOf(read.limitations)),
    punished: new EntryIndex(rowsOf(read.punished)),
    instructions: new NumbersByStatute(rowsOf(read.instructions)),
    wordsLines: read.words.rows,
    words: new Map(rowsOf(read.words).map((line) => [`${line.statute} ${line.variant}`.trim(), line] as const)),
    sources: new Map(rowsOf(read.sources).map((line) => [line.source, line] as const)),
  };
}
export type LawTables = ReturnType<typeof readLawTables>;
