import { levers, needsOf } from '@countwise/engine';
import { offers as text } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { wishWords } from './asked.ts';
import type { AskProps } from './asked-line.tsx';
import type { Found } from './use-search.ts';

/** Where nothing meets what is asked: the least there is, what would open more, and what to ask for less. */
export function NothingMeets({ found, asked, onAsk }: AskProps & { readonly found: Found }) {
  const { least, openings, without, isWhole } = found;
  const isLife = least !== null && least.serve.kind !== 'days';
  return (
    <section className="offers-none">
      <h3>
        {text.none} {least !== null && text.least(text.serve(least.serve), least.total)}
      </h3>
      {isLife && <p>{text.lifeOnly}</p>}
      <h4>{text.wouldOpen}</h4>
      <PlainTable lines columns={text.openColumns}>
        {openings.map(({ lever, least: opened }) => (
          <tr key={lever}>
            <th scope="row">{levers[lever].words}</th>
            <td data-label={text.openColumns[1]}>{opened?.total}</td>
            <td data-label={text.openColumns[2]}>{opened && text.serve(opened.serve)}</td>
            <td>{text.who(needsOf(lever, asked.courtAlone), levers[lever].inExchange)}</td>
            <td>
              {opened === null ? (
                <span className="quiet">{text.notAlone}</span>
              ) : (
                <Button onClick={() => onAsk({ ...asked, levers: [...asked.levers, lever] })}>{text.openIt}</Button>
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
      {asked.wishes.length > 0 && <h4>{text.askLess}</h4>}
      <ul>
        {without.flatMap(({ wish: place, least: rest }) => {
          const wish = asked.wishes[place];
          if (wish === undefined) return [];
          return (
            <li key={wishWords(wish)}>
              {rest === null
                ? text.withoutNone(wishWords(wish))
                : text.without(wishWords(wish), text.serve(rest.serve), rest.total)}
            </li>
          );
        })}
      </ul>
      {!isWhole && <p className="quiet">{text.computing}</p>}
    </section>
  );
}
