import { prices as text } from '../../text/prices.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { mostPriced, type PriceList } from './price-list.ts';

interface Props {
  readonly list: PriceList;
  readonly nameBy: (id: string) => string;
}

/** Under the ledger: pairs whose price is not the sum of their own, and the choices of the court, what serves least first. */
export function Together({ list, nameBy }: Props) {
  const { together, court, total, isWhole } = list;
  if (!isWhole) return <p className="mode-note">{text.many(mostPriced)}</p>;
  if (together.length + court.length === 0) return null;
  const lines = [
    ...together.map(({ rows: [one, other], days, apart, total: now }) => ({
      key: `${one} ${other}`,
      words: text.both(nameBy(one), nameBy(other)),
      note: text.change(total, now),
      days,
      apart: text.less(apart),
    })),
    ...court.map(({ row, choice, days }) => ({
      key: `${row} ${choice}`,
      words: text.choice(nameBy(row), choice),
      note: '',
      days,
      apart: '',
    })),
  ].toSorted((a, b) => b.days - a.days);
  return (
    <section className="together" aria-labelledby="together">
      <h2 id="together">{text.together}</h2>
      <p className="mode-note">{text.togetherNote}</p>
      <PlainTable columns={text.togetherColumns}>
        {lines.map(({ key, words, note, days, apart }) => (
          <tr key={key}>
            <th scope="row">
              {words}
              {note !== '' && <small>{note}</small>}
            </th>
            <td>{text.less(days)}</td>
            <td>{apart}</td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
