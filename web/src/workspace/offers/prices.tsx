import { noChangeWords } from '@countwise/engine';
import { useRef } from 'react';
import { offers as text } from '../../text/offers.ts';
import { useCommand } from '../../ui/commands.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { nameWithStatute } from '../work/charge-words.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Found } from './use-search.ts';

/** What each allegation costs in days, and pairs whose price is not the sum of their own. */
export function Prices({ prices }: Pick<Found, 'prices'>) {
  const { rows } = useWork();
  const details = useRef<HTMLDetailsElement>(null);
  const show = () => {
    if (details.current === null) return;
    details.current.open = true;
    details.current.querySelector('summary')?.focus();
  };
  useCommand({ label: text.prices, key: '$', run: show });
  // with Shift the digit is told, as on most keyboards
  useCommand({ key: 'shift+4', run: show });
  if (prices === null) return null;
  const nameBy = (id: string): string => {
    const row = rows.find(({ charge }) => charge.Id === id);
    return row === undefined ? id : nameWithStatute(row);
  };
  return (
    <details ref={details} className="offers-prices">
      <summary>{text.prices}</summary>
      <p className="mode-note">{text.pricesNote}</p>
      <PlainTable columns={text.priceColumns}>
        {prices.prices.map(({ row, days, noChange }) => (
          <tr key={row}>
            <th scope="row">{nameBy(row)}</th>
            <td>
              {days === null ? text.noDays : text.less(days)}
              {noChange !== null && `, ${noChangeWords(noChange)}`}
            </td>
          </tr>
        ))}
      </PlainTable>
      {prices.together.length > 0 && (
        <>
          <h4>{text.together}</h4>
          <p className="mode-note">{text.togetherNote}</p>
          <PlainTable columns={text.togetherColumns}>
            {prices.together.map(({ rows: [a, b], days, apart }) => (
              <tr key={`${a} ${b}`}>
                <th scope="row">
                  {nameBy(a)}; {nameBy(b)}
                </th>
                <td>{text.less(days)}</td>
                <td>{text.less(apart)}</td>
              </tr>
            ))}
          </PlainTable>
        </>
      )}
      {prices.court.length > 0 && (
        <>
          <h4>{text.court}</h4>
          <p className="mode-note">{text.courtNote}</p>
          <PlainTable columns={text.courtColumns}>
            {prices.court.map(({ row, choice, days }) => (
              <tr key={`${row} ${choice}`}>
                <th scope="row">{text.courtChoice(nameBy(row), choice)}</th>
                <td>{text.less(days)}</td>
              </tr>
            ))}
          </PlainTable>
        </>
      )}
    </details>
  );
}
