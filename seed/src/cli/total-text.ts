import type { Beside, ExposureRange, RangeEnd, Sentence, Summary } from '@countwise/engine';

/** The length of a sentence: `20y`, `5y + 25 - L`, `LWOP`, the days of misdemeanors alone, or of the jail of a probation. */
function lengthOf({ special, exposureDaysMisdemeanor, probationJailDays, ...summary }: Summary): string {
  if (special !== null) return special;
  const { totalDeterminate, determinate, totalIndeterminate, indeterminate } = summary;
  const parts = [totalDeterminate > 0 ? determinate : '', totalIndeterminate > 0 ? indeterminate : ''];
  const felonies = parts.filter((text) => text !== '').join(' + ');
  return felonies === '' ? `${exposureDaysMisdemeanor || probationJailDays}d` : felonies;
}

const isLife = ({ indeterminateDays, special }: Beside): boolean => indeterminateDays > 0 || special !== null;

/**
 * The sentence with what runs beside it, where one of the two is a life term: `15y, and 7 - L beside`. A life term is
 * told before a longer one that ends.
 */
export function totalText(summary: Summary): string {
  const [longest] = summary.beside;
  const told = summary.beside.find(isLife) ?? longest;
  const total = lengthOf(summary);
  return told === undefined || !summary.life ? total : `${total}, and ${told.text} beside`;
}

/** `5y to 9y 8m (each upper term proved: 11y)`; an end that is not proved exact says which way it may err. */
export function rangeText({ minimum, maximum, everyUpper }: ExposureRange): string {
  const end = ({ summary, exact }: RangeEnd, otherwise: string) => `${exact ? '' : otherwise}${totalText(summary)}`;
  const [least, most] = [end(minimum, 'at most '), end(maximum, 'at least ')];
  const between = least === most ? most : `${least} to ${most}`;
  const isGreatest = totalText(everyUpper.summary) === totalText(maximum.summary);
  return isGreatest ? between : `${between} (each upper term proved: ${end(everyUpper, 'at least ')})`;
}

const counted = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'count' : 'counts'} ${numbers.join(', ')}`;

/** Which counts are the controlling sentence, and what runs beside it; nothing where nothing does. */
export function besideLines({ charges, summary }: Sentence): readonly string[] {
  if (summary.beside.length === 0) return [];
  const numbers = (ids: readonly string[]) => charges.filter(({ id }) => ids.includes(id)).map(({ count }) => count);
  const controlling = charges.filter(({ adds }) => adds).map(({ count }) => count);
  const line = ({ text, counts, shared }: Beside): string =>
    `Runs beside     ${text}: ${counted(numbers(counts))}${shared.length === 0 ? '' : ` with ${counted(numbers(shared))}`}`;
  return [`Controlling     ${lengthOf(summary)}: ${counted(controlling)}`, ...summary.beside.map(line)];
}
