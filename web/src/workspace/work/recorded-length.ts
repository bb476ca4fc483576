import type { OfferRecord } from '@countwise/contract';
import { offers } from '../../text/offers.ts';

/** What an offer comes to, as it was frozen: probation with its jail, or the term. */
export function recordedLength({
  summary: { determinate, indeterminate, misdemeanorDays },
  card,
}: Pick<OfferRecord, 'summary' | 'card'>): string {
  if (card.probationJail !== null) return offers.probation(card.probationJail);
  return [indeterminate, determinate === '0d' ? '' : determinate, misdemeanorDays > 0 ? `${misdemeanorDays}d` : '']
    .filter((part) => part !== '')
    .join(' + ');
}
