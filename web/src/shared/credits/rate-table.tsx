import './rate-table.css';
import { type ReleaseParts, releaseRates } from '@countwise/contract';
import { ageOn, type IsoDate } from '@countwise/engine';
import { useId } from 'react';
import { release as text } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';
import { Cite } from '../law/cite.tsx';

interface Props {
  readonly parts: ReleaseParts;
  readonly born: IsoDate | null;
  /** Empty: by law. */
  readonly chosen: string;
  readonly onChoose: (rate: string) => void;
}

/** Future credit: the day at each rate, the rate that is counted with marked; pressing another counts with that. */
export function RateTable({ parts, born, chosen, onChoose }: Props) {
  const group = useId();
  const rows = releaseRates(parts, chosen);
  const columns = text.rateColumns;
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 id={`${group}-title`}>{text.future}</h3>
      <table className="rate-table" aria-labelledby={`${group}-title`}>
        <thead>
          <tr>
            <th scope="col">{columns.rate}</th>
            <th scope="col">{columns.release}</th>
            {born !== null && <th scope="col">{columns.age}</th>}
            <th scope="col">{columns.authority}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} data-used={row.isUsed || undefined}>
              <th scope="row">
                <label>
                  <input type="radio" name={group} checked={row.isUsed} onChange={() => onChoose(row.value)} />
                  {row.name}
                </label>
              </th>
              <td className="figure">{longDate(row.date)}</td>
              {born !== null && <td>{ageText(born, row.date)}</td>}
              <td>
                <span className="rate-authority">
                  <Cite authority={row.authority} />
                  {row.use !== '' && <span>{row.use}</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const ageText = (born: IsoDate, on: IsoDate): string => {
  const { years, months } = ageOn(born, on);
  return text.ageShort(years, months);
};
