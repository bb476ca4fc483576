import { offers as text } from '../../text/offers.ts';
import { openedOffer } from '../../text/opened-offer.ts';
import { longDate } from '../../ui/dates.ts';
import type { Credit, ShownPoint, ShownRow } from './shown.ts';

/** What is given up, the count of changed rows beneath it. */
export function Given({ words }: { readonly words: string }) {
  const at = words.lastIndexOf(', ');
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
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

/** What is served until when, and what the sentence is. */
export function Served({ row, point, side, ways }: ServedProps) {
  const date = point.release[side];
  return (
    <>
      <td className="offers-figure">
        <b>{text.serve(point.serve[side])}</b>
        {date !== null && <span>{text.toDate(longDate(date))}</span>}
      </td>
      <td className="offers-sum">
        <b>{point.total}</b>
        {ways > 1 && <span>{openedOffer.ways(ways)}</span>}
        {row.points.length > 1 && <span>{text.shorter(row.points.length - 1)}</span>}
      </td>
    </>
  );
}
