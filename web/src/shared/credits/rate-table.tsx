import { ageOn, type IsoDate } from '@countwise/engine';
import { useId } from 'react';
import { release as text } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';
import { Cite } from '../law/cite.tsx';
import type { ReleaseParts } from './release-parts.ts';

interface Props {
  readonly parts: ReleaseParts;
  readonly born: IsoDate | null;
  /** Empty: by law. */
  readonly chosen: string;
  readonly onChoose: (rate: string) => void;
}

interface RateRow {
  readonly name: string;
  /** What is stored when the row is chosen: empty for what the law gives. */
  readonly value: string;
  readonly date: IsoDate;
  readonly authority: string;
  readonly use: string;
  readonly isUsed: boolean;
}

function rowsOf({ release, credits, summary }: ReleaseParts, chosen: string): readonly RateRow[] {
  const { byLaw, byRate } = release;
  if (byLaw === null) return [];
  const own = byLaw.severalRates
    ? [
        {
          name: text.byLaw,
          value: '',
          date: byLaw.earliestRelease,
          authority: credits.afterSentence.authority,
          use: text.ownRatesNote,
          isUsed: chosen === '',
        },
      ]
    : [];
  const lawRate = byLaw.severalRates ? null : byLaw.rate;
  const isPractice = summary.place === 'prison' && lawRate !== null;
  return [
    ...own,
    ...byRate.map(({ rate, earliestRelease, authority }) => ({
      name: text.percent(rate),
      value: rate === lawRate ? '' : rate,
      date: earliestRelease,
      authority,
      use: [
        rate === lawRate ? text.controlling : '',
        isPractice && rate === credits.afterSentence.cdcrRate && rate !== lawRate ? text.inPractice : '',
        rate === chosen && rate !== lawRate ? text.chosenHere : '',
      ]
        .filter(Boolean)
        .join(', '),
      isUsed: rate === (chosen === '' ? lawRate : chosen),
    })),
  ];
}

/** Future credit: the day at each rate, the rate that is counted with marked; pressing another counts with that. */
export function RateTable({ parts, born, chosen, onChoose }: Props) {
  const group = useId();
  const rows = rowsOf(parts, chosen);
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
