import type { IsoDate, Sentence } from '@countwise/engine';

/** What the words of a release read of an answer. */
export type ReleaseParts = Pick<Sentence, 'release' | 'credits' | 'summary'>;

/** A rate of credit after sentence, the day it comes to, and what it is to this case. */
interface ReleaseRate {
  readonly name: string;
  /** What is stored when it is chosen: empty for what the law gives. */
  readonly value: string;
  readonly date: IsoDate;
  readonly authority: string;
  /** Empty for a rate that is neither the law's nor the Department's here, and was not chosen. */
  readonly use: string;
  readonly isUsed: boolean;
}

/** The name of what the law gives, where no rate is chosen. */
export const rateByLaw = 'By law';

const uses = {
  own: 'each term at its own rate',
  controlling: 'the statute, controlling',
  inPractice: 'the Department, in practice',
  chosen: 'chosen',
} as const;

/** The rates that the product offers, behind the law's own where several run beside one another. `chosen` is empty: by law. */
export function releaseRates({ release, credits, summary }: ReleaseParts, chosen: string): readonly ReleaseRate[] {
  const { byLaw, byRate } = release;
  if (byLaw === null) return [];
  const own = byLaw.severalRates
    ? [
        {
          name: rateByLaw,
          value: '',
          date: byLaw.earliestRelease,
          authority: credits.afterSentence.authority,
          use: uses.own,
          isUsed: chosen === '',
        },
      ]
    : [];
  const lawRate = byLaw.severalRates ? null : byLaw.rate;
  const isPractice = summary.place === 'prison' && lawRate !== null;
  return [
    ...own,
    ...byRate.map(({ rate, earliestRelease, authority }) => ({
      name: `${rate}%`,
      value: rate === lawRate ? '' : rate,
      date: earliestRelease,
      authority,
      use: [
        rate === lawRate ? uses.controlling : '',
        isPractice && rate === credits.afterSentence.cdcrRate && rate !== lawRate ? uses.inPractice : '',
        rate === chosen && rate !== lawRate ? uses.chosen : '',
      ]
        .filter(Boolean)
        .join(', '),
      isUsed: rate === (chosen === '' ? lawRate : chosen),
    })),
  ];
}
