import {
  type Beside,
  controllingLength,
  countsText,
  type ExposureRange,
  type RangeEnd,
  type Sentence,
  type Summary,
  totalLength,
} from '@countwise/engine';

/** No day of custody, as the lines of a terminal say it. */
const nothing = '0d';

export const totalText = (summary: Summary): string => totalLength(summary, nothing);

/** `5y to 9y 8m (each upper term proved: 11y)`; an end that is not proved exact says which way it may err. */
export function rangeText({ minimum, maximum, everyUpper }: ExposureRange): string {
  const end = ({ summary, exact }: RangeEnd, otherwise: string) => `${exact ? '' : otherwise}${totalText(summary)}`;
  const [least, most] = [end(minimum, 'at most '), end(maximum, 'at least ')];
  const between = least === most ? most : `${least} to ${most}`;
  const isGreatest = totalText(everyUpper.summary) === totalText(maximum.summary);
  return isGreatest ? between : `${between} (each upper term proved: ${end(everyUpper, 'at least ')})`;
}

/** Which counts are the controlling sentence, and what runs beside it; nothing where nothing does. */
export function besideLines({ charges, summary }: Sentence): readonly string[] {
  if (summary.beside.length === 0) return [];
  const numbers = (ids: readonly string[]) => charges.filter(({ id }) => ids.includes(id)).map(({ count }) => count);
  const controlling = charges.filter(({ adds }) => adds).map(({ count }) => count);
  const line = ({ text, counts, shared }: Beside): string =>
    `Runs beside     ${text}: ${countsText(numbers(counts))}${shared.length === 0 ? '' : `, consecutive to ${countsText(numbers(shared))}`}`;
  return [
    `Controlling     ${controllingLength(summary) || nothing}: ${countsText(controlling)}`,
    ...summary.beside.map(line),
  ];
}
