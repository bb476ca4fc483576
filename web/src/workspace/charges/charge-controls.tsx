import { totalText } from '@countwise/contract';
import { useMemo, useState } from 'react';
import { ledger } from '../../text/ledger.ts';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { SelectField } from '../../ui/fields.tsx';
import { usePhone } from '../../ui/use-width.ts';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { nameOf } from '../work/charge-words.ts';
import { foreseen, principalOf } from '../writes/foreseen.ts';
import { useWork } from '../writes/work-context.tsx';
import { DotsonTable } from './dotson-table.tsx';
import { type Choice, type EditableColumn, editable, editors } from './editors.ts';
import { DeathField, EndDate, FactFields } from './fact-fields.tsx';
import { FindingsField } from './findings-field.tsx';
import { JailTerm } from './jail-term.tsx';
import { SchemeField } from './scheme-field.tsx';
import { SettingFields } from './setting-fields.tsx';
import { SexSentencing } from './sex-sentencing.tsx';
import { tradesPlaces } from './trades-places.ts';
import { useReplace, wobbleTargets } from './use-replace.ts';
import { useSetDays } from './use-set-days.ts';
import { firstDayOf, latestDay } from './versions.ts';

type Column = Extract<EditableColumn, 'principal' | 'ratio' | 'strikes' | 'gang'>;

/** What can be set about a charge beyond what its row offers, in one order: how it counts, when, who was harmed, the rest. */
export function ChargeControls({ row }: { readonly row: ChargeRow }) {
  return (
    <div className="controls">
      <div className="controls-line">
        <ChoiceField row={row} column="principal" />
        <ChoiceField row={row} column="ratio" />
        <ChoiceField row={row} column="strikes" />
      </div>
      <div className="controls-line">
        <OffenseDate row={row} />
        {isCrime(row) && <EndDate row={row} />}
        <ChoiceField row={row} column="gang" />
      </div>
      <div className="controls-line">{isCrime(row) && <SettingFields row={row} />}</div>
      <div className="controls-line">
        <FactFields row={row} />
        <SchemeField row={row} />
      </div>
      <DeathField row={row} />
      {isCrime(row) && <JailTerm row={row} />}
      <SexSentencing row={row} />
      <Wobble row={row} />
      <FindingsField row={row} />
      {row.main?.dotson && <DotsonTable options={row.main.dotson} />}
    </div>
  );
}

interface ChoiceProps {
  readonly row: ChargeRow;
  readonly column: Column;
}

/** A choice of the charge, on a phone in the words of its place where the choice decides it; while the field is at hand each other choice says the total it brings, and whose the principal term would be. */
const ChoiceField = ({ row, column }: ChoiceProps) => editable[column](row) && <OpenChoice row={row} column={column} />;

function OpenChoice({ row, column }: ChoiceProps) {
  const work = useWork();
  const phone = usePhone();
  const [weighing, setWeighing] = useState(false);
  const { Id } = row.charge;
  const isNarrow = useMemo(
    () => phone && column === 'principal' && tradesPlaces(work, row, today()),
    [phone, column, work, row],
  );
  const wordsOf = ({ label: words, narrow = words, fields, chosen }: Choice) => {
    const name = isNarrow ? narrow : words;
    if (!weighing) return name;
    // what the closed field shows stays whole in it: on a phone this one has a line of its own
    if (chosen) return phone && column === 'principal' ? `${name} ${ledger.asNow}` : name;
    const brought = foreseen(work, { charges: { [Id]: fields } }, today());
    const total = `${name} ${charges.brings(totalText(brought.summary))}`;
    return column === 'principal' ? [total, ...principalOf(brought)].join(', ') : total;
  };
  const choices = editors[column](row);
  return (
    <SelectField
      label={charges.columns[column]}
      value={choices.find(({ chosen }) => chosen)?.label ?? ''}
      data={choices.map((choice) => ({ value: choice.label, label: wordsOf(choice) }))}
      onFocus={() => setWeighing(true)}
      onBlur={() => setWeighing(false)}
      onChange={(event) => {
        const choice = choices.find((each) => each.label === event.currentTarget.value);
        if (choice !== undefined) work.run([{ kind: 'charge', id: Id, fields: choice.fields }], nameOf(row));
      }}
    />
  );
}

/** The offense date. A day before the crime was a crime is set to its first, and the field says so. */
function OffenseDate({ row }: { readonly row: ChargeRow }) {
  const setDays = useSetDays();
  return (
    <DateField
      label={text.date}
      value={row.charge.Date}
      earliest={{ date: firstDayOf(row.crime), fault: text.dateTooEarly }}
      latest={latestDay(row)}
      onChange={(date) => void setDays(row, { Date: date })}
    />
  );
}

function Wobble({ row }: { readonly row: ChargeRow }) {
  const replace = useReplace();
  return wobbleTargets(row).map(({ down, fields }) => (
    <Button key={`${down}`} onClick={() => void replace(row, fields)}>
      {text.wobbleTo(down)}
    </Button>
  ));
}
