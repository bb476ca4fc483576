import type { OfferRecord } from '@countwise/contract';
import { offers } from '../../text/offers.ts';

/** What of an offer tells its length. */
interface Frozen {
  readonly summary: Pick<OfferRecord['summary'], 'determinate' | 'indeterminate' | 'misdemeanorDays'>;
  readonly card: Pick<OfferRecord['card'], 'probationJail'>;
}

function lengths(
  { summary: { determinate, indeterminate, misdemeanorDays }, card: { probationJail } }: Frozen,
  onProbation: (days: number) => string,
): string {
  const terms =
    probationJail === null ? [determinate === '0d' ? '' : determinate, indeterminate] : [onProbation(probationJail)];
  return [...terms, misdemeanorDays > 0 ? `${misdemeanorDays}d` : ''].filter((part) => part !== '').join(' + ');
}

/** What an offer comes to, as it was frozen: probation with its jail, or the term, its years before the life that follows. */
export const recordedLength = (offer: Frozen): string => lengths(offer, offers.probation);

/** The same as a figure of a column: of probation the days of its jail. */
export const recordedFigure = (offer: Frozen): string => lengths(offer, (days) => `${days}d`);
