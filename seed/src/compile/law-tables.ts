import { join } from 'node:path';
import { rowLists } from '@countwise/engine';
import type { Fault } from '../csv/fault.ts';
import { readTable, type Table } from '../csv/read-table.ts';
import {
  checkedLine,
  correctedLine,
  limitationLine,
  listLine,
  plainLine,
  punishedLine,
  sourceLine,
  wordsLine,
} from '../csv/schema.ts';
import { entriesOf } from '../lists/engine-lists.ts';
import { EntryIndex } from '../lists/statutory-list.ts';
import { instructionLine } from '../reference/lines.ts';
import { NumbersByStatute } from '../reference/numbers-by-statute.ts';
import { checkLists } from './check-lists.ts';

/** The tables that speak of many crimes at once: statutory lists, probation bars, instructions, our words, sources. */
export function readLawTables(root: string) {
  const law = (name: string) => join(root, 'tables', 'law', `${name}.csv`);
  const read = {
    lists: ['credit', 'groups'].map((name) => readTable(root, law(name), listLine)),
    limitations: readTable(root, law('probation'), limitationLine),
    instructions: readTable(root, join(root, 'tables', 'reference', 'calcrim.csv'), instructionLine),
    punished: readTable(root, law('punished'), punishedLine),
    words: readTable(root, law('words'), wordsLine),
    sources: readTable(root, law('sources'), sourceLine),
    corrected: readTable(root, law('corrected'), correctedLine),
    plain: readTable(root, law('plain'), plainLine),
    checked: readTable(root, law('checked'), checkedLine),
  };
  const rowsOf = <Row>({ rows }: Table<Row>): Row[] => rows.map(({ row }) => row);
  const tables = [
    ...read.lists,
    read.limitations,
    read.instructions,
    read.punished,
    read.words,
    read.sources,
    read.corrected,
    read.plain,
    read.checked,
  ];
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
    corrected: read.corrected.rows,
    plain: read.plain.rows,
    words: new Map(rowsOf(read.words).map((line) => [`${line.statute} ${line.variant}`.trim(), line] as const)),
    checked: new Map(rowsOf(read.checked).map(({ statute, checked }) => [statute, checked] as const)),
    sources: new Map(rowsOf(read.sources).map((line) => [line.source, line] as const)),
  };
}
export type LawTables = ReturnType<typeof readLawTables>;
