import { levers, needsOf, type Wish } from '@countwise/engine';
import { Cite } from '../../shared/law/cite.tsx';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { nameOf } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import { wishWords } from './asked.ts';
import type { AskProps } from './asked-line.tsx';
import type { Least } from './shown.ts';
import type { Found } from './use-search.ts';

/** Where nothing meets what is asked: the least there is, what would open more, and what to ask for less. */
export function NothingMeets({ found, asked, onAsk }: AskProps & { readonly found: Found }) {
  const { least, openings, isWhole } = found;
  const isLife = least !== null && least.serve.kind !== 'days';
  // those that are enough by themselves stand first
  const sorted = openings.toSorted((a, b) => Number(b.isEnough) - Number(a.isEnough));
  return (
    <section className="offers-none">
      <h3>
        {text.none} {least !== null && text.least(text.serve(least.serve), least.total)}
      </h3>
      {isLife && <p>{text.lifeOnly}</p>}
      <Barred found={found} />
      <h4>{text.wouldOpen}</h4>
      <PlainTable lines columns={text.openColumns}>
        {sorted.map(({ lever, isEnough, least: opened }) => (
          <tr key={lever}>
            <th scope="row">{levers[lever].words}</th>
            <td data-label={text.openColumns[1]}>{opened?.total}</td>
            <td data-label={text.openColumns[2]}>{opened && text.serve(opened.serve)}</td>
            <td>{text.who(needsOf(lever, asked.courtAlone), !asked.courtAlone && levers[lever].inExchange)}</td>
            <td>
              {isEnough ? (
                <Button onClick={() => onAsk({ ...asked, levers: [...asked.levers, lever] })}>{text.openIt}</Button>
              ) : (
                <span className="quiet">{text.notAlone}</span>
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
      <AskLess found={found} asked={asked} onAsk={onAsk} />
      {!isWhole && <p className="quiet">{text.computing}</p>}
    </section>
  );
}

/** A true bar is said as one, and no other section is blamed: a court may strike what it is allowed to. */
function Barred({ found: { barred } }: { readonly found: Found }) {
  const { rows } = useWork();
  const named = rows.filter(({ charge }) => barred.includes(charge.Id)).map(nameOf);
  if (named.length === 0) return null;
  return (
    <p>
      {text.barred(named.join(', '))} <Cite authority={text.barredLaw} />
    </p>
  );
}

/** The same wish, asked for less, so that the least there is without it meets it; null where it has no measure. */
function nearest(wish: Wish, { days, strikes, release }: Least): Wish | null {
  if (wish.kind === 'at-most') return days === null ? null : { kind: 'at-most', days };
  if (wish.kind === 'strikes') return { kind: 'strikes', most: strikes };
  return wish.kind === 'out-by' && release !== null ? { kind: 'out-by', date: release } : null;
}

function AskLess({ found: { without }, asked, onAsk }: AskProps & { readonly found: Found }) {
  if (asked.wishes.length === 0) return null;
  return (
    <>
      <h4>{text.askLess}</h4>
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
                ? text.withoutNone(wishWords(wish))
                : text.without(wishWords(wish), text.serve(rest.serve), rest.total)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
