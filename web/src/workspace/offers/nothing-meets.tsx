import { type Held, levers, needsOf, type Wish } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { nothingMeets as noneText } from '../../text/nothing-meets.ts';
import { offers as text } from '../../text/offers.ts';
import { offersAsked as asking } from '../../text/offers-asked.ts';
import { openedOffer as openedText } from '../../text/opened-offer.ts';
import { Button } from '../../ui/button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { nameWithStatute } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { wishWords } from './asked.ts';
import type { AskProps } from './asked-line.tsx';
import { useRowName } from './changed-rows.tsx';
import type { Least, Opening } from './shown.ts';
import type { Found } from './use-search.ts';

type Props = AskProps & { readonly found: Found };

/** Where nothing meets what is asked: the least there is and what holds it, what would open more, and what to ask for less. */
export function NothingMeets({ found, asked, onAsk }: Props) {
  const { least, isWhole } = found;
  const isLife = least !== null && least.serve.kind !== 'days';
  return (
    <section className="offers-none">
      <h3>
        {noneWords(asked.wishes)} {least !== null && noneText.least(text.serve(least.serve), least.total)}
      </h3>
      {isLife && <p>{noneText.lifeOnly}</p>}
      <HeldRows held={found.held} />
      <Openings found={found} asked={asked} onAsk={onAsk} />
      <AskLess found={found} asked={asked} onAsk={onAsk} />
      {!isWhole && <p className="quiet">{noneText.computing}</p>}
    </section>
  );
}

/** That nothing meets what is asked, by name where it is one thing. */
function noneWords([wish, ...more]: readonly Wish[]): string {
  if (wish === undefined || more.length > 0) return noneText.none;
  const words = wishWords(wish);
  const isMeasure = wish.kind === 'at-most' || wish.kind === 'out-by';
  return isMeasure ? noneText.noneIs(`${words.charAt(0).toLowerCase()}${words.slice(1)}`) : noneText.noneMeets(words);
}

/** The rows by which the least there is stands, each with what keeps it. */
function HeldRows({ held }: Pick<Found, 'held'>) {
  const { rows } = useWork();
  const nameBy = (id: string): string => {
    const row = rows.find(({ charge }) => charge.Id === id);
    return row === undefined ? text.strikesRow : nameWithStatute(row);
  };
  if (held.length === 0) return null;
  return (
    <>
      <h4>{noneText.held}</h4>
      <ul>
        {held.map(({ row, why }) => (
          <li key={row}>
            <b>{nameBy(row)}</b> {heldWords(why)} {why.kind === 'barred' && <Cite authority={why.authority} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const heldWords = (why: Held['why']): string =>
  why.kind === 'closed' ? noneText.heldClosed(asking.levers[why.lever]) : noneText.heldBy[why.kind];

/** What would open more by itself, what is enough first; where nothing is, the pairs that are. */
function Openings({ found: { openings, isEveryPair, isWhole }, asked, onAsk }: Props) {
  const nameBy = useRowName();
  if (openings.length === 0) return isWhole ? <p className="quiet">{noneText.allOpen}</p> : null;
  const sorted = openings.toSorted((a, b) => Number(b.isEnough) - Number(a.isEnough));
  const words = (opening: Opening): string =>
    [
      ...opening.levers.map((lever) => levers[lever].words),
      ...opening.rows.map((row) => noneText.freed(nameBy(row))),
    ].join(noneText.andAlso);
  return (
    <>
      <h4>{noneText.wouldOpen}</h4>
      <PlainTable lines columns={noneText.openColumns}>
        {sorted.map(({ isEnough, least, ...opening }) => (
          <tr key={words(opening)}>
            <th scope="row">{words(opening)}</th>
            <td data-label={noneText.openColumns[1]}>{least?.total}</td>
            <td data-label={noneText.openColumns[2]}>{least && text.serve(least.serve)}</td>
            <td>{whoOf(opening, asked.courtAlone)}</td>
            <td>
              {isEnough ? (
                <Button
                  onClick={() =>
                    onAsk({
                      ...asked,
                      levers: [...asked.levers, ...opening.levers],
                      fixed: asked.fixed.filter((row) => !opening.rows.includes(row)),
                    })
                  }
                >
                  {noneText.openIt}
                </Button>
              ) : (
                <span className="quiet">{noneText.notAlone}</span>
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
      {isEveryPair !== null && <p className="quiet">{isEveryPair ? noneText.everyPair : noneText.somePairs}</p>}
    </>
  );
}

/** Who must agree to what would be opened: of two levers everybody that one of them asks for. */
function whoOf({ levers: open }: Opening, isAlone: boolean): string {
  if (open.length === 0) return '';
  const needs = new Set(open.flatMap((lever) => needsOf(lever, isAlone)));
  const inExchange = open.every((lever) => levers[lever].inExchange || !needsOf(lever, false).includes('P'));
  const people = needs.has('P') && inExchange;
  return openedText.who(
    (['D', 'P', 'C'] as const).filter((each) => needs.has(each)),
    !isAlone && people,
  );
}

/** The same wish, asked for less, so that the least there is without it meets it; null where it has no measure. */
function nearest(wish: Wish, { days, strikes, release }: Least): Wish | null {
  if (wish.kind === 'at-most') return days === null ? null : { kind: 'at-most', days };
  if (wish.kind === 'strikes') return { kind: 'strikes', most: strikes };
  return wish.kind === 'out-by' && release !== null ? { kind: 'out-by', date: release } : null;
}

function AskLess({ found: { without }, asked, onAsk }: Props) {
  if (asked.wishes.length === 0) return null;
  return (
    <>
      <h4>{noneText.askLess}</h4>
      <ul>
        {without.flatMap(({ wish: place, least: rest }) => {
          const wish = asked.wishes[place];
          if (wish === undefined) return [];
          const instead = rest && nearest(wish, rest);
          return (
            <li key={wishWords(wish)}>
              {instead !== null && (
                <Button onClick={() => onAsk({ ...asked, wishes: asked.wishes.with(place, instead) })}>
                  {wishWords(instead)}
                </Button>
              )}{' '}
              {rest === null
                ? noneText.withoutNone(wishWords(wish))
                : noneText.without(wishWords(wish), text.serve(rest.serve), rest.total)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
