import { useState } from 'react';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { prices as text } from '../../text/prices.ts';
import { Button } from '../../ui/button.tsx';
import { mostPriced, type PriceList } from './price-list.ts';

interface Props {
  readonly list: PriceList;
  readonly nameBy: (id: string) => string;
}

/** So many lines are enough to see what weighs most. */
const first = 4;

/** Under the ledger: pairs whose price is not the sum of their own, and the choices of the court, what serves least first. */
export function Together({ list, nameBy }: Props) {
  const [isAll, setAll] = useState(false);
  const { together, court, total, isWhole } = list;
  if (!isWhole) return <p className="mode-note">{text.many(mostPriced)}</p>;
  if (together.length + court.length === 0) return null;
  const lines = [
    ...together.map(({ rows: [one, other], apart, ...line }) => ({
      ...line,
      key: `${one} ${other}`,
      words: text.both(nameBy(one), nameBy(other)),
      note: `${text.change(total, line.total)}. ${text.oneByOne(apart)}`,
    })),
    ...court.map(({ row, choice, ...line }) => ({
      ...line,
      key: `${row} ${choice}`,
      words: text.choice(nameBy(row), choice),
      note: text.change(total, line.total),
    })),
  ].toSorted((a, b) => b.days - a.days);
  const rest = lines.length - first;
  return (
    <section className="together" aria-labelledby="together">
      <div className="together-head">
        <h2 id="together">{text.together}</h2>
        <p>{text.togetherNote}</p>
      </div>
      <table>
        <thead className="visually-hidden">
          <tr>
            {text.togetherColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, isAll ? lines.length : first).map(({ key, words, note, days, reasons }) => (
            <tr key={key}>
              <th scope="row">
                <Unbroken>{words}</Unbroken>
                <small>{note}</small>
              </th>
              <td className="together-days">{text.less(days)}</td>
              <td>
                <Unbroken>{reasons.join('; ')}</Unbroken>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button tone="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? text.fewer : text.more(rest)}
        </Button>
      )}
    </section>
  );
}
