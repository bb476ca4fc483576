import './rate-table.css';
import { type ReleaseParts, releaseRates } from '@countwise/contract';
import { ageOn, daysBetween, type IsoDate } from '@countwise/engine';
import { useId, useState } from 'react';
import { dateSpan } from '../../text/common.ts';
import { release as text } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';
import { SliderField } from '../../ui/slider-field.tsx';
import { Cite } from '../law/cite.tsx';

interface Props {
  readonly parts: ReleaseParts;
  readonly born: IsoDate | null;
  /** Empty: by law. */
  readonly chosen: string;
  /** The day the term begins. */
  readonly start: IsoDate;
  readonly onChoose: (rate: string) => void;
}

/**
 * Future credit: the day at each rate, the rate that is counted with marked; pressing another counts with that. The slider
 * is the same choice: what it is moved over is marked at once, and counted with where it is let go.
 */
export function RateTable({ parts, born, chosen, start, onChoose }: Props) {
  const group = useId();
  const [tried, setTried] = useState<string | null>(null);
  const rows = releaseRates(parts, tried ?? chosen);
  const columns = text.rateColumns;
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 id={`${group}-title`}>{text.future}</h3>
      <RateSlider
        rows={rows}
        start={start}
        onTry={setTried}
        onSettle={(rate) => {
          setTried(null);
          if (rate !== chosen) onChoose(rate);
        }}
      />
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

interface SliderProps extends Pick<Props, 'start'> {
  readonly rows: ReturnType<typeof releaseRates>;
  readonly onTry: (rate: string) => void;
  readonly onSettle: (rate: string) => void;
}

/** The rates as stops; what the one in use, or the one it is moved over, comes to. */
function RateSlider({ rows, start, onTry, onSettle }: SliderProps) {
  const used = rows.findIndex(({ isUsed }) => isUsed);
  const valueAt = (at: number): string => rows[at]?.value ?? '';
  const said = (at: number): string => {
    const row = rows[at];
    if (row === undefined) return '';
    const rate = [row.name, row.use].filter(Boolean).join(', ');
    return text.outcome(rate, dateSpan.days(daysBetween(start, row.date)), longDate(row.date));
  };
  return (
    <div className="rate-slider">
      <SliderField
        label={text.future}
        value={used}
        max={rows.length - 1}
        step={1}
        stops={rows.map(({ name }) => name)}
        say={said}
        onChange={(at) => onTry(valueAt(at))}
        onSettle={(at) => onSettle(valueAt(at))}
      />
      <p className="mode-note">{said(used)}</p>
    </div>
  );
}

const ageText = (born: IsoDate, on: IsoDate): string => {
  const { years, months } = ageOn(born, on);
  return text.ageShort(years, months);
};
