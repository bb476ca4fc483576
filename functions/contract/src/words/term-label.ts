import { type CrimeVersion, determinateText, indeterminateText, type RowAnswer, type Term } from '@countwise/engine';

/** Whether a crime of this level with these terms is told in days: a misdemeanor, but not a conspiracy to commit one, PC 182(a). */
export const inDays = (severity: CrimeVersion['severity'], { middle }: Pick<RowAnswer['own'], 'middle'>): boolean =>
  severity !== 'felony' && middle === null;

/** The statute's own term as the product shows it: `5y`, `364d`, `25 - L`, `LWOP`; empty where there is none. */
export function termLabel(term: Term | null, days: boolean): string {
  if (term === null) return '';
  if (term.kind === 'LWOP' || term.kind === 'DEATH') return term.kind;
  if (term.kind === 'life') return indeterminateText(term.days);
  return days ? `${term.days}d` : determinateText(term.days);
}
