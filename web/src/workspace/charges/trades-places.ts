import type { IsoDate } from '@countwise/engine';
import type { CaseWork, ChargeRow } from '../work/case-work.ts';
import { foreseen } from '../writes/foreseen.ts';

/**
 * Whether the mark of the principal term decides which place the count has, as between counts that tie (Pen. Code,
 * § 1170.1(a); rule 4.452(a)(2)): marked it is the principal term, not marked it is none. Of any other count the mark
 * says nothing about its place.
 */
export function tradesPlaces(work: CaseWork, { charge, answer }: ChargeRow, today: IsoDate): boolean {
  const isMarked = charge.IsPrincipal === 1;
  if ((answer?.role === 'principal') !== isMarked) return false;
  const other = foreseen(work, { charges: { [charge.Id]: { IsPrincipal: isMarked ? 0 : 1 } } }, today);
  return (other.charges.find(({ id }) => id === charge.Id)?.role === 'principal') !== isMarked;
}
