import { determinateText, type RowAnswer, type Sentence, type Summary } from '@countwise/engine';

const nothing = 'None';
const noSentence = 'No sentence';

const lengthsOf = (parts: readonly (readonly [days: number, text: string])[]): string =>
  parts.flatMap(([days, text]) => (days > 0 ? text : [])).join(' + ');

/** The whole sentence in one line: `20y`, `5y + 25 - L`, `LWOP`, `364d` for misdemeanors alone. */
export function totalText({ special, exposureDaysMisdemeanor, ...summary }: Summary): string {
  if (special !== null) return special;
  const { totalDeterminate, determinate, totalIndeterminate, indeterminate } = summary;
  const lengths = lengthsOf([
    [totalDeterminate, determinate],
    [totalIndeterminate, indeterminate],
  ]);
  if (lengths !== '') return lengths;
  return exposureDaysMisdemeanor > 0 ? `${exposureDaysMisdemeanor}d` : noSentence;
}

type Lengths = Pick<RowAnswer, 'special' | 'determinateDays' | 'determinate' | 'indeterminateDays' | 'indeterminate'>;

/** One row's sentence: `5y`, `25 - L`, `LWOP`; empty where it has no length. */
export const rowText = (row: Lengths): string =>
  row.special ??
  lengthsOf([
    [row.determinateDays, row.determinate],
    [row.indeterminateDays, row.indeterminate],
  ]);

export const lengthText = (days: number): string => (days === 0 ? nothing : determinateText(days));

export const dayCount = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** The least and the most that lawful choices among the same counts would give: `2y to 5y 8m`; one length where they are the same. */
export function rangeText({ minimum, maximum }: Pick<Sentence['range'], 'minimum' | 'maximum'>): string {
  const [least, most] = [totalText(minimum), totalText(maximum)];
  if (least === most) return most;
  return `${least === noSentence ? determinateText(0) : least} to ${most}`;
}

/** The Selected Sentence summary: what each fact is called and what it says. */
export const sentenceFacts = ({ summary, probation, credits }: Sentence) =>
  [
    ['Probation Eligibility', probation.verdict],
    ['Misdemeanor', dayCount(summary.exposureDaysMisdemeanor)],
    ['Determinate', lengthText(summary.totalDeterminate)],
    ['Indeterminate', summary.totalIndeterminate > 0 ? summary.indeterminate : nothing],
    ['Total', totalText(summary)],
    ['Other', summary.special ?? nothing],
    ['Custody credit', `${dayCount(credits.total)}, ${credits.rate}%`],
  ] as const;
