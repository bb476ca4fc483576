import type { Credit, ShownPoint } from './shown.ts';

const daysOfYear = 365.25;
const most = 8;

/** Years to serve; null of what has no day of release. */
export function yearsOf(point: Pick<ShownPoint, 'serve'>, side: Credit): number | null {
  const { kind, days } = point.serve[side];
  return kind === 'days' ? days / daysOfYear : null;
}

/** How many years the axis has: whole ones, beyond the longest head that has a day of release. */
export function axisYears(heads: readonly ShownPoint[], side: Credit): number {
  const years = heads.flatMap((head) => yearsOf(head, side) ?? []);
  const whole = Math.max(1, Math.ceil(Math.max(0, ...years)));
  const step = Math.ceil(whole / most);
  return Math.ceil(whole / step) * step;
}

/** So much of the axis is as wide as a point. */
const width = 1 / 20;
const lanes = [0, 1, 2];

/** The points of a row that lie on the axis, the last first, each in a lane in which it lies on no other. */
export function lanesOf<Point extends Pick<ShownPoint, 'serve'>>(
  points: readonly Point[],
  years: number,
  side: Credit,
) {
  const placed: { readonly point: Point; readonly value: number; readonly lane: number }[] = [];
  for (const point of points) {
    const value = yearsOf(point, side);
    if (value === null || value > years) continue;
    const isFree = (lane: number) =>
      placed.every((other) => other.lane !== lane || Math.abs(other.value - value) >= years * width);
    placed.push({ point, value, lane: lanes.find(isFree) ?? 0 });
  }
  return placed.toReversed();
}

/** The years that are named on the axis. */
export function ticksOf(years: number): readonly number[] {
  const step = Math.ceil(years / most);
  return Array.from({ length: years / step + 1 }, (_, at) => at * step);
}
