import { groupCodes, rowLists } from '@countwise/engine';
import type { Fault } from '../csv/fault.ts';
import type { Sourced } from '../csv/read-table.ts';
import type { ListLine } from '../csv/schema.ts';

const known: ReadonlySet<string> = new Set([...groupCodes, 'no-credit']);

function faultIn(list: string): string | null {
  if (list in rowLists) return `${list} stands in the engine, law/lists: a list is kept once`;
  return known.has(list) ? null : `no rule asks for a list ${list}`;
}

/** A list of the tables must be one that a rule asks for, and not one that the engine keeps. */
export const checkLists = (lines: readonly Sourced<ListLine>[]): readonly Fault[] =>
  lines.flatMap(({ row: { list }, file, line }) => {
    const message = faultIn(list);
    return message === null ? [] : [{ file, line, column: 'list', message }];
  });
