import { type EqualWays, givenUpWords, type OfferRow, type OfferSearch, type Others } from '@countwise/engine';
import { pointLine, servedText } from './offers-words.ts';

type LinesOf = (bargain: OfferRow['bargain']) => readonly string[];

/** The other bargains that come to a point, under it. */
export function waysLines(
  ways: EqualWays | null,
  { row, point }: { readonly row: number; readonly point: number },
  linesOf: LinesOf,
): readonly string[] {
  const here = (ways?.ways ?? []).filter((way) => way.row === row && way.point === point);
  if (here.length === 0) return [];
  const inside = here.flatMap(({ bargain }) => ['      or', ...linesOf(bargain).map((line) => `      ${line}`)]);
  return [`      ${here.length + 1} ways:`, ...inside.slice(1)];
}

/** How many others there are, and which of them stand here. */
function othersHead({ beaten, found, isWhole }: Others): string {
  const count = found.toLocaleString('en-US');
  const listed = beaten.length < found ? ` The ${beaten.length} nearest to the rows:` : '';
  return isWhole
    ? `Others, each beaten by a row: ${count}.${listed}`
    : `Others looked at, each beaten by a row: ${count}.${listed} There are more, further from the rows.`;
}

/** The bargains that a row beats, each with that row. */
export function otherLines(
  others: Others | null,
  rows: readonly OfferRow[],
  search: OfferSearch,
  linesOf: LinesOf,
): readonly string[] {
  if (others === null) return [];
  const side = search.credit ?? 'statute';
  return [
    '',
    othersHead(others),
    ...others.beaten.flatMap(({ bargain, givenUp, point, by }) => {
      const row = rows[by.row];
      const better = row?.points[by.point];
      return [
        '',
        `Gives up ${givenUpWords(givenUp)}`,
        ...linesOf(bargain),
        pointLine(point, side),
        ...(row === undefined || better === undefined
          ? []
          : [`    Row ${by.row + 1} gives up ${givenUpWords(row.givenUp)} and ${servedText(better[side])}.`]),
      ];
    }),
  ];
}
