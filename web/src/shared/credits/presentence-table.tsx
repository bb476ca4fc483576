import '../../ui/plain-table.css';
import './presentence-table.css';
import { type Credits, type IsoDate, inclusiveDays } from '@countwise/engine';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { credits as text } from '../../text/modes.ts';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { storedDisplay } from '../../ui/display.ts';
import { CheckboxField, SelectField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { strokeOf } from '../../ui/key-stroke.ts';
import { CitedRate } from './cited-rate.tsx';
import { type Period, served } from './served.ts';
import { usePeriodKeys } from './use-period-keys.ts';

const rates = ['66', '50', '33', '20', '15', '0', 'auto'] as const;
const usualRate = 'auto';

interface TableProps {
  readonly periods: readonly Period[];
  /** The day of sentence, until which custody is counted that goes on. */
  readonly until: IsoDate;
  /** What the periods earn. */
  readonly earned: Credits['rows'];
  readonly onChange: (periods: Period[]) => void;
}

/** A digit that is typed while no field has the keys. */
const isDigit = (event: KeyboardEvent): boolean =>
  /^\d$/.test(strokeOf(event) ?? '') &&
  storedDisplay().keys !== 'off' &&
  document.querySelector('[role=dialog]') === null;

/**
 * The periods in custody. The last row begins one: with its Date In it is counted, until Date Out is given. A digit typed
 * anywhere is the first of its Date In; the focus is not taken before, so that the keys of the case still lead on.
 */
export function PresentenceTable({ periods, until, earned, onChange }: TableProps) {
  const change = (at: number, fields: Partial<Period>) =>
    onChange(periods.map((period, index) => (index === at ? { ...period, ...fields } : period)));
  const keys = usePeriodKeys(periods);
  const rows = useRef<HTMLTableSectionElement>(null);
  const begun = useRef(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // what is focused while a key goes down gets its sign
      if (isDigit(event)) rows.current?.rows[rows.current.rows.length - 1]?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const add = (dateIn: IsoDate) => {
    begun.current = true;
    const dateOut = until < dateIn ? dateIn : until;
    onChange([...periods, { dateIn, dateOut, creditRatio: usualRate, goesOn: true }]);
  };
  // the next thing to say of a period that has just begun is its end
  useEffect(() => {
    if (!begun.current) return;
    begun.current = false;
    rows.current?.rows[periods.length - 1]?.querySelectorAll('input')[1]?.focus();
  }, [periods.length]);
  return (
    <section>
      <h3>{text.presentence}</h3>
      <table className="plain-table presentence-table">
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
        <tbody ref={rows}>
          {periods.map((period, index) => (
            <tr key={keys[index]}>
              <PeriodCells
                period={period}
                until={until}
                earned={earned.filter(({ row }) => row === index)}
                row={index + 1}
                onChange={(fields) => change(index, fields)}
                onRemove={() => onChange(periods.filter((_, at) => at !== index))}
              />
            </tr>
          ))}
          <NewPeriod onAdd={add} />
        </tbody>
      </table>
    </section>
  );
}

/** The blank row: a Date In is a period at once, which goes on until Date Out is given. `+` leads to it. */
function NewPeriod({ onAdd }: { readonly onAdd: (dateIn: IsoDate) => void }) {
  const row = useRef<HTMLTableRowElement>(null);
  return (
    <tr ref={row}>
      <td data-label={text.columns.dateIn}>
        <DateField
          hideLabel
          label={text.columns.dateIn}
          value={null}
          latest={{ date: today(), fault: text.future }}
          onChange={onAdd}
        />
      </td>
      <td data-label={text.columns.dateOut}>
        <DateField hideLabel disabled label={text.columns.dateOut} value={null} onChange={onAdd} />
      </td>
      <td className="period-words" data-label={text.columns.days} />
      <td className="period-words" data-label={text.columns.rate}>
        {text.rates[usualRate]}
      </td>
      <td>
        <IconButton label={text.add} onClick={() => row.current?.querySelector('input')?.focus()}>
          <IconPlus size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

interface PeriodProps extends Pick<TableProps, 'until' | 'earned'> {
  readonly period: Period;
  readonly row: number;
  readonly onChange: (fields: Partial<Period>) => void;
  readonly onRemove: () => void;
}

function PeriodCells({ period, until, earned, row, onChange, onRemove }: PeriodProps) {
  const { dateIn, dateOut } = served(period, until);
  const goesOn = period.goesOn === true;
  return (
    <>
      <td data-label={text.columns.dateIn}>
        <DateField
          hideLabel
          label={`${text.columns.dateIn} ${row}`}
          value={dateIn}
          latest={{ date: dateOut, fault: text.outBeforeIn }}
          onChange={(day) => onChange({ dateIn: day })}
        />
      </td>
      <td data-label={text.columns.dateOut}>
        <DateField
          hideLabel
          label={`${text.columns.dateOut} ${row}`}
          value={dateOut}
          ahead
          first={{ date: dateIn, fault: text.outBeforeIn }}
          onChange={(day) => onChange({ dateOut: day, goesOn: false })}
        />
        <CheckboxField
          className="still-in-custody"
          label={text.stillIn}
          aria-label={`${text.stillIn}, ${text.columns.dateOut} ${row}`}
          title={text.stillInHint}
          checked={goesOn}
          onChange={(event) => onChange({ goesOn: event.currentTarget.checked, dateOut })}
        />
      </td>
      <td className="period-words" data-label={text.columns.days}>
        {Math.max(0, inclusiveDays(dateIn, dateOut))}
      </td>
      <td data-label={text.columns.rate}>
        <SelectField
          aria-label={`${text.columns.rate} ${row}`}
          value={period.creditRatio}
          data={rates.map((rate) => ({ value: rate, label: text.rates[rate] }))}
          onChange={(event) => onChange({ creditRatio: event.currentTarget.value })}
        />
        {earned.map(({ rate, authority }) => (
          <p key={`${rate} ${authority}`} className="mode-note">
            <CitedRate rate={rate} authority={authority} />
          </p>
        ))}
      </td>
      <td>
        <IconButton label={text.remove(row)} tone="danger" onClick={onRemove}>
          <IconTrash size={16} aria-hidden="true" />
        </IconButton>
      </td>
    </>
  );
}
