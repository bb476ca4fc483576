import { type CaseRecord, caseFinder, hasWords } from '@countwise/contract';
import { caseTitle } from '../shared/case/case-title.ts';

/** What the palette calls a case: a scenario by its own name too. */
export const paletteTitle = (row: CaseRecord): string => [caseTitle(row), row.ScenarioName].filter(Boolean).join(', ');

/**
 * The cases that a text means, for Enter opens the first: those that the list finds by it before those whose title has its
 * words, and a case before its scenarios.
 */
export function casesMeant(typed: string, rows: readonly CaseRecord[]): readonly CaseRecord[] {
  const isNamed = caseFinder(typed);
  const rank = (row: CaseRecord) => Number(!isNamed(row)) * 2 + Number(row.ParentCaseId !== null);
  return rows.filter((row) => isNamed(row) || hasWords(paletteTitle(row), typed)).toSorted((a, b) => rank(a) - rank(b));
}
