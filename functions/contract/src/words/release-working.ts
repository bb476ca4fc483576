import { determinateText, type IsoDate } from '@countwise/engine';
import type { ReleaseParts } from './release-rates.ts';

/** One line of the sum: what is taken from or added to the term, and on whose authority. */
export interface WorkingLine {
  readonly amount: string;
  readonly words: string;
  readonly authority: string;
}

const figure = (days: number): string => days.toLocaleString('en-US');
const less = (days: number): string => `− ${figure(days)}`;

const steps = {
  term: (term: string) => `days of ${term}`,
  jail: (days: number) => `${days} days of misdemeanors`,
  probation: 'days of jail as a condition of probation',
  jailOfProbation: (days: number) => `${days} days of jail as a condition of probation`,
  earned: (actual: number, conduct: number) => `earned: ${actual} actual, ${conduct} conduct`,
  future: (rate: string, days: string) => `future credit, ${rate}% of ${days}`,
  left: (from: string) => `days from ${from}`,
  covered: 'days left: credit covers the term',
} as const;

/** What the days of the term are days of. */
function termWords({ release, summary }: ReleaseParts): string {
  const { totalDeterminate, exposureDaysMisdemeanor: jail, jailDays, place } = summary;
  const probation = totalDeterminate === 0 ? jailDays - jail : 0;
  if (jail === 0 && probation > 0) return steps.probation;
  const { split } = release;
  const term = split.kind === 'split' ? split.custodyDays : totalDeterminate;
  const felony = term > 0 ? [steps.term(determinateText(term))] : [];
  const misdemeanors = place !== 'prison' && jail > 0 ? [steps.jail(jail)] : [];
  const ofProbation = probation > 0 ? [steps.jailOfProbation(probation)] : [];
  return [...felony, ...misdemeanors, ...ofProbation].join(' and ');
}

/**
 * The sum that gives the day of release, line by line; empty where there is no such day.
 * @param start the day the term begins, as `inWords` writes it
 */
export function releaseWorking(
  parts: ReleaseParts,
  start: IsoDate,
  inWords: (day: IsoDate) => string,
): readonly WorkingLine[] {
  const { release, credits } = parts;
  const { working } = release;
  if (working === null) return [];
  const { sentenceDays, earnedDays, balanceDays, futureDays, futureRate, stretches } = working;
  const authorities = [...new Set(credits.groups.map(({ authority }) => authority))].join('; ');
  const rateAuthority = (rate: string) => release.byRate.find((each) => each.rate === rate)?.authority ?? '';
  const future = stretches ?? [{ days: balanceDays, rate: futureRate, futureDays }];
  const left = balanceDays - futureDays;
  return [
    { amount: figure(sentenceDays), words: termWords(parts), authority: '' },
    ...(earnedDays > 0
      ? [
          {
            amount: less(earnedDays),
            words: steps.earned(credits.actual, credits.conduct),
            authority: authorities,
          },
        ]
      : []),
    ...future
      .filter(({ days }) => days > 0)
      .map(({ days, rate, futureDays: taken }) => ({
        amount: less(taken),
        words: steps.future(rate, figure(days)),
        authority: rateAuthority(rate),
      })),
    {
      amount: figure(left),
      words: left === 0 && earnedDays >= sentenceDays ? steps.covered : steps.left(inWords(start)),
      authority: '',
    },
  ];
}
