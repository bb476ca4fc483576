import { determinateText, futureRates, futureRules, type IsoDate } from '@countwise/engine';
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
  custodyPart: ', the custody part',
  jail: (days: number) => `${days} days of misdemeanors`,
  probation: 'days of jail as a condition of probation',
  jailOfProbation: (days: number) => `${days} days of jail as a condition of probation`,
  earned: (actual: number, conduct: number) => `earned: ${actual} actual, ${conduct} conduct`,
  future: (rate: string, days: string) => `future credit, ${rate} of ${days}`,
  noFuture: 'future credit: none is earned',
  oddLeftOut: ', the odd day left out',
  left: (from: string) => `days from ${from}`,
  covered: 'days left: credit covers the term',
  minimum: (from: string) => `the least before parole, from ${from}`,
  leftOver: 'credit beyond the terms of years',
  conduct: 'conduct after sentence',
} as const;

/** The felony term, or of a split one the part that is counted here; empty where there is none. */
function felonyWords({ release: { split }, summary }: Pick<ReleaseParts, 'release' | 'summary'>): string {
  if (split.kind !== 'split')
    return summary.totalDeterminate > 0 ? steps.term(determinateText(summary.totalDeterminate)) : '';
  if (split.custodyDays === 0) return '';
  return `${steps.term(determinateText(split.custodyDays))}${split.supervisionDays > 0 ? steps.custodyPart : ''}`;
}

/** What the days of the term are days of. */
function termWords({ release, summary }: ReleaseParts): string {
  const { totalDeterminate, exposureDaysMisdemeanor: jail, jailDays, place } = summary;
  const probation = totalDeterminate === 0 ? jailDays - jail : 0;
  if (jail === 0 && probation > 0) return steps.probation;
  const felony = felonyWords({ release, summary });
  const misdemeanors = place !== 'prison' && jail > 0 ? [steps.jail(jail)] : [];
  const ofProbation = probation > 0 ? [steps.jailOfProbation(probation)] : [];
  return [felony, ...misdemeanors, ...ofProbation].filter(Boolean).join(' and ');
}

type Working = NonNullable<ReleaseParts['release']['working']>;

/** What is earned before sentence, as far as the term lasts. */
function earnedLine({ credits }: ReleaseParts, days: number): readonly WorkingLine[] {
  const authority = [...new Set(credits.groups.map((group) => group.authority))].join('; ');
  return days > 0 ? [{ amount: less(days), words: steps.earned(credits.actual, credits.conduct), authority }] : [];
}

/** A rate as it is counted with: 33 is one third and 67 two thirds (J-01), the others are per cent to the letter. */
function rateWords(rate: string): string {
  const rule = futureRates.find((each) => each === rate);
  if (rule === undefined) return `${rate}%`;
  const { numerator, denominator } = futureRules[rule].earned;
  return numerator * 100 === Number(rate) * denominator ? `${rate}%` : `${rate}% (${numerator}/${denominator})`;
}

/** The rate, and the days that it is taken of: the even ones of a balance (R-D05). */
const futureWords = (rate: string, days: number): string =>
  Number(rate) === 0
    ? steps.noFuture
    : steps.future(rateWords(rate), figure(days - (days % 2))) + (days % 2 === 0 ? '' : steps.oddLeftOut);

/** A term run down by credit: its days, what is earned, what is still to be earned, and what is left. */
function yearsLines(parts: ReleaseParts, working: Working, start: string, term: string): readonly WorkingLine[] {
  const { sentenceDays, earnedDays, balanceDays, futureDays, futureRate, stretches } = working;
  const authorityOf = (rate: string) => {
    const rule = futureRates.find((each) => each === rate);
    const shown = parts.release.byRate.find((each) => each.rate === rate)?.authority;
    return shown ?? (rule === undefined ? '' : futureRules[rule].authority);
  };
  const future = stretches ?? [{ days: balanceDays, rate: futureRate, futureDays }];
  const left = balanceDays - futureDays;
  return [
    { amount: figure(sentenceDays), words: term, authority: '' },
    ...earnedLine(parts, earnedDays),
    ...future
      .filter(({ days }) => days > 0)
      .map(({ days, rate, futureDays: taken }) => ({
        amount: less(taken),
        words: futureWords(rate, days),
        authority: authorityOf(rate),
      })),
    {
      amount: figure(left),
      words: left === 0 && earnedDays >= sentenceDays ? steps.covered : steps.left(start),
      authority: '',
    },
  ];
}

/** A life term: the terms of years first, then the least before parole, less what credit is left. */
function lifeLines(parts: ReleaseParts, start: string, inWords: (day: IsoDate) => string): readonly WorkingLine[] {
  const { lifeParole } = parts.release;
  if (lifeParole === null || lifeParole.working === null) return [];
  const { minimumDays, authority, working } = lifeParole;
  const { yearsDays, years, from, earnedDays, conductDays } = working;
  const minimum = determinateText(minimumDays);
  return [
    ...(years === null ? [] : yearsLines(parts, years, start, steps.term(determinateText(yearsDays)))),
    { amount: years === null ? minimum : `+ ${minimum}`, words: steps.minimum(inWords(from)), authority },
    ...(years === null
      ? earnedLine(parts, earnedDays)
      : earnedDays > 0
        ? [{ amount: less(earnedDays), words: steps.leftOver, authority: '' }]
        : []),
    ...(conductDays > 0 ? [{ amount: less(conductDays), words: steps.conduct, authority }] : []),
  ];
}

/**
 * The sum that gives the day of release, or of the first parole of a life term, line by line; empty where there is none.
 * @param start the day the term begins, as `inWords` writes it
 */
export function releaseWorking(
  parts: ReleaseParts,
  start: IsoDate,
  inWords: (day: IsoDate) => string,
): readonly WorkingLine[] {
  const { working } = parts.release;
  return working === null
    ? lifeLines(parts, inWords(start), inWords)
    : yearsLines(parts, working, inWords(start), termWords(parts));
}
