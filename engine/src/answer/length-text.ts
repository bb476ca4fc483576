import type { Beside, Summary } from './summary.ts';

/** What of a sentence ends and what does not, in one line: `5y + 25 - L`; empty where neither has a day. */
export const lengthsText = (parts: readonly (readonly [days: number, text: string])[]): string =>
  parts.flatMap(([days, text]) => (days > 0 ? text : [])).join(' + ');

/**
 * The controlling term alone: `20y`, `5y + 25 - L`, `LWOP`, `544d` for the jail of misdemeanors and of probation where no
 * felony is served; empty where nothing is.
 */
export function controllingLength({ special, jailDays, ...summary }: Summary): string {
  if (special !== null) return special;
  const { totalDeterminate, determinate, totalIndeterminate, indeterminate } = summary;
  const felonies = lengthsText([
    [totalDeterminate, determinate],
    [totalIndeterminate, indeterminate],
  ]);
  return felonies !== '' || jailDays === 0 ? felonies : `${jailDays}d`;
}

export const isLifeBeside = ({ indeterminateDays, special }: Beside): boolean =>
  indeterminateDays > 0 || special !== null;

/**
 * What the total must not leave out of a case with a life term: the longest that runs beside, a life term before others;
 * empty where there is no life term, or nothing runs beside.
 */
export function besideText({ life, beside }: Pick<Summary, 'life' | 'beside'>): string {
  const told = beside.find(isLifeBeside) ?? beside[0];
  return life && told !== undefined && told.text !== '' ? `and ${told.text} beside` : '';
}

/** The whole sentence in one line, as every place tells it: `20y`, `5y + 25 - L`, `15y, and 7 - L beside`. */
export const totalLength = (summary: Summary, nothing: string): string =>
  [controllingLength(summary) || nothing, besideText(summary)].filter((text) => text !== '').join(', ');

/** Counts that follow one another, told together. */
function runsOf(counts: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const count of counts) {
    const last = runs.at(-1);
    if (last?.at(-1) === count - 1) last.push(count);
    else runs.push([count]);
  }
  return runs;
}

const runText = (run: readonly number[]): string => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '));

/** `3–20`, `4, 6–8`; of more runs than `most` the rest by their number: `3, 7 and 70 more`. */
export function rangesOf(counts: readonly number[], most = Number.POSITIVE_INFINITY): string {
  const runs = runsOf(counts);
  const told = runs.slice(0, most).map(runText).join(', ');
  const rest = runs.slice(most).flat().length;
  return rest === 0 ? told : `${told} and ${rest} more`;
}

/** `count 1`, `counts 1, 2`, `counts 1–20, 22`. */
export const countsText = (counts: readonly number[], most?: number): string =>
  `${counts.length === 1 ? 'count' : 'counts'} ${rangesOf(counts, most)}`;
