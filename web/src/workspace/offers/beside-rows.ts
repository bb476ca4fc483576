import { equalWays, givenUpWords, type Law, type OfferRow, othersOf } from '@countwise/engine';
import type { Question, SearchNews } from './shown.ts';
import { checkedPoint } from './shown-point.ts';

/** How long each of the two questions may take, in milliseconds. */
const mostMs = 2_000;

/** The bargains beside the rows: those that come to the same point, and those that a row beats. */
export function* besideRows(
  { asked, space, wishes, credit }: Question,
  rows: readonly OfferRow[],
  law: Law,
  now: () => number,
): Generator<SearchNews> {
  const search = { caseFile: asked.caseFile, space, wishes, credit };
  const dueFrom = (start: number) => () => now() - start > mostMs;
  const { ways, isWhole } = equalWays(search, rows, law, dueFrom(now()));
  yield { kind: 'ways', ways: ways.map(({ row, point, bargain }) => ({ row, point, bargain })), isWhole };
  const others = othersOf(search, { rows, ways }, law, dueFrom(now()));
  const listed = others.beaten.map(({ bargain, givenUp, point, by }) => ({
    bargain,
    givenUp: givenUpWords(givenUp),
    point: checkedPoint(point, law),
    by,
  }));
  yield { kind: 'others', others: { listed, found: others.found, isWhole: others.isWhole, bargains: others.bargains } };
}
