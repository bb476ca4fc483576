import {
  isSuspended,
  lawOf,
  lawWords,
  readCaseAttributes,
  sentenceText,
  totalText,
  workingText,
} from '@countwise/contract';
import { sentence as text } from '../../text/workspace.ts';
import { longDate } from '../../ui/dates.ts';
import { allRowsOf, blocksOf } from '../work/blocks.ts';
import type { CaseWork, ChargeRow } from '../work/case-work.ts';
import { countOf, isOut, statusText, statuteOf } from '../work/charge-words.ts';

/** A table of words, its headings first, and what it rests on in one line. */
export interface WordTable {
  readonly rows: readonly (readonly string[])[];
  readonly note: string;
}

type CountsOf = Pick<CaseWork, 'record' | 'rows' | 'sentence'>;

/** The counts with what hangs on them and the total, as they go into a motion or a probation report. */
export function countsTable({ record, rows, sentence }: CountsOf, today: string): WordTable {
  const charges = rows.map(({ charge }) => charge);
  const { sentencingDate } = readCaseAttributes(record.caseAttributes);
  return {
    rows: [
      text.table.columns,
      ...blocksOf(rows).flatMap(allRowsOf).map(cellsOf),
      [text.table.total, ...text.table.columns.slice(2).map(() => ''), totalText(sentence.summary)],
    ],
    note: text.table.note(
      lawWords(lawOf(charges, sentencingDate ?? today, longDate)),
      longDate(today),
      sentence.engine,
    ),
  };
}

function cellsOf(row: ChargeRow): readonly string[] {
  const { charge, crime, answer } = row;
  return [
    countOf(row),
    statuteOf(row),
    crime.Name,
    longDate(charge.Date),
    statusText(row),
    workingText(row),
    answer === null ? '' : lengthOf(row, sentenceText(row)),
  ];
}

/** What adds nothing says so: without its strike-through, or its place beside the others, nobody would see it. */
function lengthOf(row: ChargeRow, length: string): string {
  if (length === '') return length;
  if (isSuspended(row)) return text.table.probation(length, row.charge.ProbationJailTimeDays !== null);
  if (isOut(row)) return text.table.notServed(length);
  return row.answer?.concurrent ? text.table.beside(length) : length;
}

/** The table for a program that knows none: cells parted by tabs. */
export const asText = ({ rows, note }: WordTable): string =>
  [...rows.map((cells) => cells.join('\t')), note].join('\n');

/** The table for a word processor. */
export function asHtml({ rows, note }: WordTable): string {
  const table = document.createElement('table');
  for (const [at, cells] of rows.entries()) {
    const line = table.insertRow();
    for (const words of cells) line.append(cellOf(at === 0 ? 'th' : 'td', words));
  }
  return table.outerHTML + cellOf('p', note).outerHTML;
}

function cellOf(name: 'th' | 'td' | 'p', words: string): HTMLElement {
  const cell = document.createElement(name);
  cell.textContent = words;
  return cell;
}
