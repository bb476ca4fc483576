import { isSuspended, lengthText, rowText, sentenceText } from '@countwise/contract';
import { scenarios as text } from '../../text/modes.ts';
import { charges, sentence as words } from '../../text/workspace.ts';
import { type CaseWork, type ChargeRow, severityOf } from '../work/case-work.ts';
import { isOut, nameOf, statusText, statuteOf } from '../work/charge-words.ts';
import { type Difference, lengthDifference } from './difference.ts';

/** One line of the counts: what each scenario has under it. */
export interface ComparedCount {
  readonly label: string;
  readonly rows: readonly (ChargeRow | undefined)[];
}

/** What a row is found by in another scenario: its count and, beneath one or outside them, its statute. */
const keyOf = (row: ChargeRow): string =>
  isCount(row) ? String(row.charge.CountNumber) : `${row.charge.CountNumber} ${statuteOf(row)}`;

const isCount = ({ under, charge }: ChargeRow): boolean => under === null && charge.CountNumber > 0;

/** The rows of the works side by side, in the order of the list; equal ones of a work stand under one another. */
export function comparedCounts(works: readonly CaseWork[]): readonly ComparedCount[] {
  const byKey = works.map(({ rows }) => keyed(rows));
  const keys = [...new Set(byKey.flatMap((rows) => [...rows.keys()]))].toSorted(
    (left, right) => placeOf(left) - placeOf(right),
  );
  return keys.map((key) => {
    const rows = byKey.map((known) => known.get(key));
    return { label: labelOf(rows.filter((row) => row !== undefined)), rows };
  });
}

/** What stands outside the counts has the number 0 and comes last. */
const placeOf = (key: string): number => Number.parseInt(key, 10) || Number.MAX_SAFE_INTEGER;

function keyed(rows: readonly ChargeRow[]): ReadonlyMap<string, ChargeRow> {
  const found = new Map<string, ChargeRow>();
  for (const row of rows) {
    const key = keyOf(row);
    const nth = [...found.keys()].filter((known) => known.startsWith(`${key}#`) || known === key).length;
    found.set(nth === 0 ? key : `${key}#${nth}`, row);
  }
  return found;
}

function labelOf(rows: readonly ChargeRow[]): string {
  const [row] = rows;
  if (row === undefined) return '';
  if (!isCount(row)) return nameOf(row);
  const count = words.countBase(row.charge.CountNumber);
  return sameStatute(rows) ? `${count}, ${statuteOf(row)}` : count;
}

const sameStatute = (rows: readonly (ChargeRow | undefined)[]): boolean =>
  new Set(rows.flatMap((row) => (row === undefined ? [] : [statuteOf(row)]))).size < 2;

/** What a scenario says of a count; which crime it is, where the scenarios charge different ones under it. */
export function countText(row: ChargeRow | undefined, { rows }: ComparedCount): string {
  if (row === undefined) return text.notCharged;
  return sameStatute(rows) ? said(row) : `${statuteOf(row)}: ${said(row)}`;
}

function said(row: ChargeRow): string {
  const { answer } = row;
  if (answer === null) return '';
  if (isSuspended(row)) return words.table.probation(sentenceText(row), row.charge.ProbationJailTimeDays !== null);
  if (isOut(row)) {
    const status = statusText(row);
    return status === charges.statuses.Convicted ? text.notServed : status;
  }
  const length = [row, ...row.findings].flatMap((each) => (isOut(each) || !each.answer ? [] : rowText(each.answer)));
  return answer.concurrent ? words.table.beside(length.join(' + ')) : length.join(' + ');
}

/** What a row adds to the sentence with its findings, in days. */
function shareOf(row: ChargeRow | undefined) {
  const added = (row === undefined ? [] : [row, ...row.findings]).flatMap(({ answer }) => (answer?.adds ? answer : []));
  return {
    determinate: added.reduce((sum, { determinateDays }) => sum + determinateDays, 0),
    life: added.reduce((sum, { indeterminateDays }) => sum + indeterminateDays, 0),
  };
}

const lifeOf = (row: ChargeRow | undefined): number => row?.answer?.indeterminateDays ?? 0;

/** By how much a row adds more or less than the first; of a life term that is served beside the others instead, no amount. */
export const shareDifference = (
  first: ChargeRow | undefined,
  other: ChargeRow | undefined,
  say: (days: number) => string,
): Difference | null =>
  lifeOf(first) > 0 && lifeOf(other) > 0 && first?.answer?.concurrent !== other?.answer?.concurrent
    ? null
    : lengthDifference(shareOf(first), shareOf(other), say);

/** How the lengths of a count are told: those of misdemeanors in days. */
export const lengthWords = ({ rows }: ComparedCount): ((days: number) => string) =>
  rows.some((row) => row !== undefined && severityOf(row) === 'felony') ? lengthText : (days) => `${days}d`;
