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

/** The years that are named on the axis. */
export function ticksOf(years: number): readonly number[] {
  const step = Math.ceil(years / most);
  return Array.from({ length: years / step + 1 }, (_, at) => at * step);
}
