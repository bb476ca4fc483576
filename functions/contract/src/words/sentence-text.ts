import {
  besideText,
  controllingLength,
  determinateText,
  indeterminateText,
  isLifeBeside,
  lengthsText,
  type RowAnswer,
  type Sentence,
  type Summary,
  totalLength,
} from '@countwise/engine';
import type { CaseTotal } from '../schemas/last-answer.ts';
import { placeNames } from './sentence-words.ts';

const nothing = 'None';
export const noSentence = 'No sentence';

/** The controlling term alone: `20y`, `5y + 25 - L`, `LWOP`, `364d`; said also where there is no sentence. */
export const controllingText = (summary: Summary): string => controllingLength(summary) || noSentence;

/** Where the sentence is served; the jail of a probation is no sentence, and says so. */
export function placeText({ place, probationJailDays, ...summary }: Summary): string {
  const { special, totalDeterminate, totalIndeterminate, exposureDaysMisdemeanor } = summary;
  const term = special !== null || totalDeterminate + totalIndeterminate + exposureDaysMisdemeanor > 0;
  return probationJailDays > 0 && !term ? `${placeNames.jail}, as a condition of probation` : placeNames[place];
}

/** The whole sentence in one line, as every place tells it: `20y`, `5y + 25 - L`, `15y, and 7 - L beside`. */
export const totalText = (summary: Summary): string => totalLength(summary, noSentence);

/** What a case comes to, as it is kept with the case. */
export const caseTotalOf = (summary: Summary): CaseTotal => ({
  total: totalText(summary),
  determinateDays: summary.totalDeterminate,
  indeterminateDays: summary.totalIndeterminate,
  special: summary.special,
  misdemeanorDays: summary.exposureDaysMisdemeanor,
});

/** The life term that runs beside a controlling term without one, told by its minimum: `7 - L`; null where there is none. */
export function lifeBeside({ special, totalIndeterminate, beside }: Summary): string | null {
  const term = special === null && totalIndeterminate === 0 ? beside.find(isLifeBeside) : undefined;
  return term === undefined ? null : (term.special ?? indeterminateText(term.indeterminateDays));
}

/** The life terms of a sentence: `25 - L`, `7 - L beside`, `None`. */
export function indeterminateFact(summary: Summary): string {
  if (summary.totalIndeterminate > 0) return summary.indeterminate;
  const beside = lifeBeside(summary);
  return beside === null ? nothing : `${beside} beside`;
}

type Lengths = Pick<RowAnswer, 'special' | 'determinateDays' | 'determinate' | 'indeterminateDays' | 'indeterminate'>;

/** One row's sentence: `5y`, `25 - L`, `LWOP`; empty where it has no length. */
export const rowText = (row: Lengths): string =>
  row.special ??
  lengthsText([
    [row.determinateDays, row.determinate],
    [row.indeterminateDays, row.indeterminate],
  ]);

export const lengthText = (days: number): string => (days === 0 ? nothing : determinateText(days));

export const dayCount = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const isFelonyServed = ({ special, totalDeterminate, totalIndeterminate }: Summary): boolean =>
  special !== null || totalDeterminate + totalIndeterminate > 0;

const leftOut = 'not in the total';

/** Jail of misdemeanors (Pen. Code, § 19.2), and where the total, which is of felonies, leaves it out. */
export function misdemeanorText(summary: Summary, length = dayCount(summary.exposureDaysMisdemeanor)): string {
  return isFelonyServed(summary) && summary.exposureDaysMisdemeanor > 0 ? `${length}, ${leftOut}` : length;
}

/** The jail that the total leaves out, of misdemeanors and of probation: `360 days of misdemeanors, not in the total`. */
export function leftOutOfTotal(summary: Summary): readonly string[] {
  const jail = [
    [summary.exposureDaysMisdemeanor, 'misdemeanors'],
    [summary.probationJailDays, 'probation'],
  ] as const;
  return isFelonyServed(summary)
    ? jail.flatMap(([days, of]) => (days > 0 ? [`${dayCount(days)} of ${of}, ${leftOut}`] : []))
    : [];
}

/** What runs beside the total and is not told with it, as it is with a life term: `2y runs beside, not added`. */
export const besideTotal = (summary: Summary): readonly string[] =>
  besideText(summary) === ''
    ? summary.beside.flatMap(({ text }) => (text === '' ? [] : [`${text} runs beside, not added`]))
    : [];

/**
 * Jail as a condition of probation (Pen. Code, § 1203.1(a)), and where the total leaves it out; null where there is none.
 */
export function probationJailText({ summary }: Pick<Sentence, 'summary'>): string | null {
  const { exposureDaysMisdemeanor, jailDays, probationJailDays } = summary;
  if (probationJailDays === 0) return null;
  const days = dayCount(probationJailDays);
  if (isFelonyServed(summary)) return `${days}, ${leftOut}`;
  return jailDays < exposureDaysMisdemeanor + probationJailDays ? `${days}, beside the days of misdemeanors` : days;
}

/** The rates that made the credit, as the days of custody say them; without such days, the rate of the case. */
function creditRates({ groups, rate }: Sentence['credits']): string {
  const rates = [...new Set(groups.map((group) => `${group.rate}%`))];
  return rates.length === 0 ? `${rate}%` : rates.join(' and ');
}

/** The Selected Sentence summary: what each fact is called and what it says; no days of misdemeanors are no fact. */
export function sentenceFacts({ summary, probation, credits }: Sentence): readonly (readonly [string, string])[] {
  const jail = probationJailText({ summary });
  return [
    ['Probation Eligibility', probation.verdict],
    ...(summary.exposureDaysMisdemeanor === 0 ? [] : [['Misdemeanor', misdemeanorText(summary)] as const]),
    ...(jail === null ? [] : [['Jail of probation', jail] as const]),
    ['Determinate', lengthText(summary.totalDeterminate)],
    ['Indeterminate', indeterminateFact(summary)],
    ['Total', totalText(summary)],
    ['Other', summary.special ?? nothing],
    ['Custody credit', `${dayCount(credits.total)}, ${creditRates(credits)}`],
  ];
}
