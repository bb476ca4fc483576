import { isOfUpperTerm, readCaseAttributes, sortChecks, speaksOf, spokenChecks, spokenRows } from '@countwise/contract';
import type { Notice } from '@countwise/engine';
import { checkNames } from '../../text/check-names.ts';
import { ledger as text } from '../../text/ledger.ts';
import type { CaseWork, ChargeRow } from './case-work.ts';
import { countsRange, mostRuns } from './sum-words.ts';

/** Begins the codes of checks about place, release, credit or what else a conviction brings: they question no choice on a row. */
const besideTheRows =
  /^(IMMIGRATION|PROP57|CREDIT|FUTURE_RATE|STRIKE_CREDIT|LIFE_CREDIT|SPLIT|STRAIGHT_TERM|CUSTODY|LEGAL_PAROLE|TERM_BEFORE|ALEXANDRA|PRISON_BAR)/;

/** The checks that are open, in the engine's order. */
export const openChecks = ({ record, sentence }: Pick<CaseWork, 'record' | 'sentence'>): readonly Notice[] =>
  sortChecks(spokenChecks(sentence), readCaseAttributes(record.caseAttributes).dismissedChecks).open;

/** The rows that a check questions: none for one about the case, about release or about consequences. */
export function rowsQuestioned(check: Notice, rows: readonly ChargeRow[]): readonly ChargeRow[] {
  const named = new Set(check.charges);
  if (besideTheRows.test(check.code)) return [];
  const counts = rows.filter(({ under, charge }) => under === null && charge.CountNumber > 0);
  if (counts.length > 1 && counts.every(({ charge }) => named.has(charge.Id)) && !isOfUpperTerm(check)) return [];
  return rows.filter((row) => named.has(row.charge.Id) && speaksOf(check, row));
}

/** The checks that question each row, by its id. */
export function checksByRow(
  checks: readonly Notice[],
  rows: readonly ChargeRow[],
): ReadonlyMap<string, readonly Notice[]> {
  const byRow = new Map<string, Notice[]>();
  for (const check of checks)
    for (const { charge } of rowsQuestioned(check, rows))
      byRow.set(charge.Id, [...(byRow.get(charge.Id) ?? []), check]);
  return byRow;
}

/** A check's short name; of one that has none yet the first of its words. */
export const checkName = ({ code, text: words }: Pick<Notice, 'code' | 'text'>): string =>
  checkNames[code] ?? words.split(/[:.;]/, 1)[0] ?? words;

/** The first authority of a check where there is one line for it: of a case its name. */
export const checkAuthority = ({ authority }: Pick<Notice, 'authority'>): string => {
  const [first = ''] = authority.split('; ', 1);
  return / v\. |^(In re|Ex parte) /.test(first) ? (first.split(' (', 1)[0] ?? first) : first;
};

/** `Counts 1, 2`; `All counts`; empty where it names none. */
export function checkCounts(
  check: Notice,
  { rows, sentence }: Pick<CaseWork, 'rows' | 'sentence'>,
  most = mostRuns,
): string {
  const spoken = new Set(spokenRows(check, sentence));
  const counts = rows.filter(({ charge }) => charge.CountNumber > 0);
  const about = [
    ...new Set(counts.filter(({ charge }) => spoken.has(charge.Id)).map(({ charge }) => charge.CountNumber)),
  ];
  if (about.length === 0) return '';
  const all = new Set(counts.map(({ charge }) => charge.CountNumber)).size;
  return about.length === all && all > 1 ? text.allCounts : text.capital(countsRange(about, most));
}
