import type { CaseAttributes } from '@countwise/contract';
import { type IsoDate, inclusiveDays } from '@countwise/engine';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { credits as text } from '../../text/modes.ts';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { SelectField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

export type Period = CaseAttributes['crData'][number];

const rates = ['66', '50', '33', '20', '15', '0', 'auto'] as const;
const usualRate = 'auto';

interface TableProps {
  readonly periods: readonly Period[];
  readonly onChange: (periods: Period[]) => void;
}

/** The periods in custody. The last row adds one: its Date Out opens once its Date In is set, and takes today. */
export function PresentenceTable({ periods, onChange }: TableProps) {
  const [beginning, setBeginning] = useState<IsoDate | null>(null);
  const change = (at: number, fields: Partial<Period>) =>
    onChange(periods.map((period, index) => (index === at ? { ...period, ...fields } : period)));
  const add = (dateIn: IsoDate, dateOut: IsoDate) => {
    onChange([...periods, { dateIn, dateOut, creditRatio: usualRate }]);
    setBeginning(null);
  };
  return (
    <section>
      <h3>{text.presentence}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{text.columns.dateIn}</th>
            <th scope="col">{text.columns.dateOut}</th>
            <th scope="col" title={text.inclusive}>
              {text.columns.days}
            </th>
            <th scope="col">{text.columns.rate}</th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period, index) => (
            <tr key={`${period.dateIn} ${period.dateOut}`}>
              <PeriodCells
                period={period}
                row={index + 1}
                onChange={(fields) => change(index, fields)}
                onRemove={() => onChange(periods.filter((_, at) => at !== index))}
              />
            </tr>
          ))}
          <tr>
            <td>
              <DateField
                hideLabel
                label={text.columns.dateIn}
                value={beginning}
                latest={{ date: today(), fault: text.future }}
                onChange={setBeginning}
              />
            </td>
            <td>
              <DateField
                hideLabel
                label={text.columns.dateOut}
                value={beginning === null ? null : today()}
                disabled={beginning === null}
                {...(beginning !== null && { earliest: { date: beginning, fault: text.outBeforeIn } })}
                onChange={(dateOut) => beginning !== null && add(beginning, dateOut)}
              />
            </td>
            <td>{beginning !== null && inclusiveDays(beginning, today())}</td>
            <td>{text.rates[usualRate]}</td>
            <td>
              <IconButton
                label={text.add}
                disabled={beginning === null}
                onClick={() => beginning !== null && add(beginning, today())}
              >
                <IconPlus size={16} aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface PeriodProps {
  readonly period: Period;
  readonly row: number;
  readonly onChange: (fields: Partial<Period>) => void;
  readonly onRemove: () => void;
}

function PeriodCells({ period, row, onChange, onRemove }: PeriodProps) {
  return (
    <>
      <td>
        <DateField
          hideLabel
          label={`${text.columns.dateIn} ${row}`}
          value={period.dateIn}
          latest={{ date: period.dateOut, fault: text.outBeforeIn }}
          onChange={(dateIn) => onChange({ dateIn })}
        />
      </td>
      <td>
        <DateField
          hideLabel
          label={`${text.columns.dateOut} ${row}`}
          value={period.dateOut}
          earliest={{ date: period.dateIn, fault: text.outBeforeIn }}
          onChange={(dateOut) => onChange({ dateOut })}
        />
      </td>
      <td>{inclusiveDays(period.dateIn, period.dateOut)}</td>
      <td>
        <SelectField
          aria-label={`${text.columns.rate} ${row}`}
          value={period.creditRatio}
          data={rates.map((rate) => ({ value: rate, label: text.rates[rate] }))}
          onChange={(event) => onChange({ creditRatio: event.currentTarget.value })}
        />
      </td>
      <td>
        <IconButton label={text.remove(row)} tone="danger" onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </>
  );
}
