import { charges as text } from '../../text/workspace.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { isOut, statuteOf } from '../work/charge-words.ts';

/** What makes a crime serious or violent that is not so of itself: the enhancements on it, else facts pleaded and proved. */
export function raisedBy({ charge, crime: { crime }, answer }: ChargeRow, rows: readonly ChargeRow[]): string {
  if (answer === null) return '';
  const isViolent = answer.violent && !crime.violent;
  if (!isViolent && !(answer.serious && !crime.serious)) return '';
  const raisers = rows.filter(
    (row) =>
      row.under === charge.Id && !isOut(row) && (row.crime.crime.violent || (!isViolent && row.crime.crime.serious)),
  );
  const word = isViolent ? text.violent : text.serious;
  return text.raised(word, raisers.map(statuteOf).join(', ') || text.byFacts);
}
