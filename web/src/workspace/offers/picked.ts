import type { Credit, ShownRow } from './shown.ts';

const mostRows = 6;

const daysOf = ({ points: [head] }: ShownRow, side: Credit): number => head?.serve[side].days ?? 0;

/** The row between two that leaves the smaller of the larger gaps; of several the one that gives up less. */
function closing(rows: readonly ShownRow[], from: number, to: number, side: Credit): number | undefined {
  const between = Array.from({ length: to - from - 1 }, (_, at) => from + at + 1);
  const largest = (place: number): number => {
    const at = (each: number): number =>
      daysOf(rows[each] ?? { bargain: [], givenUp: '', parts: [], points: [], checks: [] }, side);
    return Math.max(Math.abs(at(from) - at(place)), Math.abs(at(place) - at(to)));
  };
  return between.toSorted((a, b) => largest(a) - largest(b) || a - b)[0];
}

/** Places of six rows at most: the first, the last, then again and again the one that closes the largest gap in days. */
export function pickedRows(rows: readonly ShownRow[], side: Credit): readonly number[] {
  if (rows.length <= mostRows) return rows.map((_, place) => place);
  const picked = [0, rows.length - 1];
  const gap = (place: number): number => {
    const [from, to] = [rows[picked[place] ?? 0], rows[picked[place + 1] ?? 0]];
    return from === undefined || to === undefined ? 0 : Math.abs(daysOf(from, side) - daysOf(to, side));
  };
  while (picked.length < mostRows) {
    const open = picked
      .slice(0, -1)
      .map((_, place) => place)
      .filter((place) => (picked[place + 1] ?? 0) - (picked[place] ?? 0) > 1);
    const widest = open.toSorted((a, b) => gap(b) - gap(a) || a - b)[0];
    const next = widest === undefined ? undefined : closing(rows, picked[widest] ?? 0, picked[widest + 1] ?? 0, side);
    if (widest === undefined || next === undefined) break;
    picked.splice(widest + 1, 0, next);
  }
  return picked;
}
