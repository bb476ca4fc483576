import { determinateText, type RowAnswer, type Summary } from '@countwise/engine';
import { sentence as text } from '../../text/workspace.ts';

/** The whole sentence in one line: `20y`, `5y + 25 - L`, `LWOP`, `364d` for misdemeanors alone. */
export function totalText(summary: Summary): string {
  if (summary.special !== null) return summary.special;
  const parts = [
    summary.totalDeterminate > 0 ? summary.determinate : '',
    summary.totalIndeterminate > 0 ? summary.indeterminate : '',
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(' + ');
  return summary.exposureDaysMisdemeanor > 0 ? `${summary.exposureDaysMisdemeanor}d` : text.none;
}

/** One row's sentence: `5y`, `25 - L`, `LWOP`; empty where it has no length. */
export function rowText({
  special,
  determinateDays,
  determinate,
  indeterminateDays,
  indeterminate,
}: RowAnswer): string {
  if (special !== null) return special;
  return [determinateDays > 0 ? determinate : '', indeterminateDays > 0 ? indeterminate : '']
    .filter((part) => part !== '')
    .join(' + ');
}

export const lengthText = (days: number): string => (days === 0 ? text.nothing : determinateText(days));
