import type { OfferRecord } from '@countwise/contract';
import { offers } from '../../text/offers.ts';

/** What an offer comes to, as it was frozen: probation with its jail, or the term. */
export function recordedLength({
  summary: { determinate, indeterminate, misdemeanorDays },
  card,
}: Pick<OfferRecord, 'summary' | 'card'>): string {
  const jail = misdemeanorDays > 0 ? `${misdemeanorDays}d` : '';
  const lengths =
    card.probationJail === null
      ? [indeterminate, determinate === '0d' ? '' : determinate, jail]
      : [offers.probation(card.probationJail), jail];
  return lengths.filter((part) => part !== '').join(' + ');
}
