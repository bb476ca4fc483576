import { offers as text } from '../../text/offers.ts';
import { openedOffer } from '../../text/opened-offer.ts';
import { longDate } from '../../ui/dates.ts';
import type { Credit, ShownPoint, ShownRow } from './shown.ts';

/** What is given up, no length and no count of it broken, the number of changed rows beneath it. */
export function Given({ words }: { readonly words: string }) {
  const at = words.lastIndexOf(', ');
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at).replaceAll(/(\d) |(\d[ym]) (?=\d)/g, '$1$2\u00a0')}
      <span className="visually-hidden">, </span>
      <span>{words.slice(at + 2)}</span>
    </>
  );
}

interface ServedProps {
  readonly row: ShownRow;
  readonly point: ShownPoint;
  readonly side: Credit;
  /** Bargains that come to the point. */
  readonly ways: number;
}

/** When a point ends. */
type Timed = Pick<ShownPoint, 'serve' | 'release' | 'hearing'>;

/** What is served until when: of a life term until its minimum parole date, with the hearing that comes sooner beside it. */
export function Serve({ point, side }: { readonly point: Timed; readonly side: Credit }) {
  const serve = point.serve[side];
  const date = point.release[side];
  const isLife = serve.kind === 'life';
  return (
    <td className="offers-figure">
      <b>{isLife ? text.days(serve.days) : text.serve(serve)}</b>
      {date !== null && <span>{(isLife ? text.toMinimum : text.toDate)(longDate(date))}</span>}
      {point.hearing !== null && <span>{text.hearing[point.hearing.kind](longDate(point.hearing.date))}</span>}
    </td>
  );
}

/** What is served until when, and what the sentence is. */
export function Served({ row, point, side, ways }: ServedProps) {
  return (
    <>
      <Serve point={point} side={side} />
      <td className="offers-sum">
        <b>{point.total}</b>
        {ways > 1 && <span>{openedOffer.ways(ways)}</span>}
        {row.points.length > 1 && <span>{text.shorter(row.points.length - 1)}</span>}
      </td>
    </>
  );
}
