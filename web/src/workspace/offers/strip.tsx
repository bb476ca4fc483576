import './strip.css';
import { offers as text } from '../../text/offers.ts';
import { lanesOf, yearsOf } from './axis.ts';
import type { Credit, ShownPoint, ShownRange } from './shown.ts';

/** What a point on the axis is drawn from. */
type Marked = Pick<ShownPoint, 'total' | 'mode' | 'serve' | 'rates'>;

interface Props {
  readonly points: readonly Marked[];
  readonly range: ShownRange | undefined;
  readonly years: number;
  readonly side: Credit;
}

const half = 50;
const monthsOfYear = 12;
const place = (value: number, years: number): string => `${Math.min(100, (value / years) * 100)}%`;

/** The points of a row on the axis of years to serve, and what the court could give: a picture with words of its own. */
export function Strip({ points, range, years, side }: Props) {
  const words = points.map((point) => text.stripPoint(point.total, text.serve(point.serve[side])));
  const could = range === undefined ? null : `${range.least} to ${range.most}`;
  return (
    <div
      className="offers-strip"
      role="img"
      aria-label={text.strip(words, could)}
      style={{ backgroundSize: `${100 / years}% 100%` }}
    >
      {range?.years && <Bar ends={range.years} years={years} />}
      {lanesOf(points, years, side).map(({ point, value, lane }) => {
        return (
          <i
            key={`${point.total} ${point.mode} ${value}`}
            className="offers-point"
            data-head={point === points[0] || undefined}
            data-half={Number(point.rates[side]) >= half || undefined}
            data-lane={lane}
            style={{ left: place(value, years) }}
          />
        );
      })}
      <Beyond head={points[0]} years={years} side={side} />
    </div>
  );
}

const Bar = ({ ends: [from, to], years }: { readonly ends: readonly [number, number]; readonly years: number }) =>
  from < years && (
    <i
      className="offers-bar"
      data-over={to > years || undefined}
      style={{ left: place(from, years), right: `${100 - Math.min(100, (to / years) * 100)}%` }}
    />
  );

/** What lies beyond the axis is a figure with an arrow. */
function Beyond({
  head,
  years,
  side,
}: {
  readonly head: Marked | undefined;
  readonly years: number;
  readonly side: Credit;
}) {
  const value = head === undefined ? null : yearsOf(head, side);
  if (value === null || value <= years) return null;
  return <em>{text.beyond(Math.round(value * monthsOfYear))}</em>;
}
