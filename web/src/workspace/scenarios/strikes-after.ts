import { isStrike } from '@countwise/contract';
import { scenarios as text } from '../../text/modes.ts';
import { type CaseWork, type ChargeRow, severityOf } from '../work/case-work.ts';

/**
 * The convictions of this case that are strikes in a later one: every serious or violent felony, its term stayed or not
 * (Pen. Code, §§ 667(d)(1)(B), 1170.12(b)(1)(B)). Not modelled: two convictions of one act are one strike (People v.
 * Vargas (2014) 59 Cal.4th 635), which the table says.
 */
export const strikesAfter = ({ rows }: Pick<CaseWork, 'rows'>): readonly ChargeRow[] =>
  rows.filter(
    (row) => row.main !== null && row.main.role !== 'inactive' && severityOf(row) === 'felony' && isStrike(row.main),
  );

/** `2 strikes: counts 1, 3`. */
export function strikesText(strikes: readonly ChargeRow[]): string {
  if (strikes.length === 0) return text.noStrikes;
  const counts = strikes.map(({ charge }) => charge.CountNumber).join(', ');
  return text.strikesOf(text.strikeCount(strikes.length), text.countNumbers(strikes.length, counts));
}
