import { openedOffer as text } from '../../text/opened-offer.ts';
import { ChangedRows } from './changed-rows.tsx';
import type { ShownWay } from './shown.ts';
import type { Found } from './use-search.ts';

/** The other bargains that come to a point. */
export const waysTo = ({ ways }: Found['ways'], place: number, at: number): readonly ShownWay[] =>
  ways.filter(({ row, point }) => row === place && point === at);

interface Props {
  readonly ways: Found['ways'];
  readonly place: number;
  readonly at: number;
}

/** What else comes to the point that is chosen: as much given up, as many days to serve. */
export function Ways({ ways, place, at }: Props) {
  const here = waysTo(ways, place, at);
  return (
    <>
      {here.length > 0 && <h4>{text.ways(here.length + 1)}</h4>}
      {here.map(({ bargain }, nth) => (
        <ul key={JSON.stringify(bargain)} aria-label={text.way(nth + 2)}>
          <li>{text.orElse}</li>
          <ChangedRows bargain={bargain} />
        </ul>
      ))}
      {!ways.isWhole && <p className="mode-note">{text.moreWays}</p>}
    </>
  );
}
