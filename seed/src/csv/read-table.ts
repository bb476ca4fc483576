import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Fault } from './fault.ts';

/** A row of a source table with the place it stands at. */
export interface Sourced<Row> {
  readonly row: Row;
  readonly file: string;
  readonly line: number;
}

export interface Table<Row> {
  readonly rows: readonly Sourced<Row>[];
  readonly faults: readonly Fault[];
}

const csvRecords = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
);

/** Reads one CSV file by its schema; each cell that does not fit is a fault with file, line and column. */
export function readTable<Row>(root: string, path: string, schema: z.ZodType<Row>): Table<Row> {
  const file = relative(root, path);
  const records = csvRecords.parse(parse(readFileSync(path), { columns: true, info: true, skip_empty_lines: true }));
  const rows: Sourced<Row>[] = [];
  const faults: Fault[] = [];
  for (const { record, info } of records) {
    const parsed = schema.safeParse(record);
    if (parsed.success) rows.push({ row: parsed.data, file, line: info.lines });
    else
      faults.push(
        ...parsed.error.issues.map(({ path: [column], message }) => ({
          file,
          line: info.lines,
          column: String(column ?? ''),
          message,
        })),
      );
  }
  return { rows, faults };
}

/** Reads every CSV file of a folder, in the order of their names. */
export function readTables<Row>(root: string, folder: string, wanted: RegExp, schema: z.ZodType<Row>): Table<Row> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .sort();
  const tables = files.map((name) => readTable(root, join(root, folder, name), schema));
  return { rows: tables.flatMap(({ rows }) => rows), faults: tables.flatMap(({ faults }) => faults) };
}
