import { useState } from 'react';
import { charges, chargeDetails as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { SelectField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../case-work.ts';
import { foreseenTotal } from '../foreseen.ts';
import { useWork } from '../work-context.tsx';
import { nameOf, slotNumbers, slots, termFault, termLabel } from './charge-words.ts';
import { DotsonTable } from './dotson-table.tsx';
import { type Choice, type EditableColumn, editable, editors, fixedRun } from './editors.ts';
import { FactFields } from './fact-fields.tsx';
import { FindingsField } from './findings-field.tsx';
import { JailTerm } from './jail-term.tsx';
import { SchemeField } from './scheme-field.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useWobble, wobbleTargets } from './use-wobble.ts';

const columns = [
  'status',
  'run',
  'principal',
  'subordinate',
  'strikes',
  'gang',
] as const satisfies readonly EditableColumn[];

/** Every choice the law leaves about a charge, with the reason where it leaves none. */
export function ChargeControls({ row }: { readonly row: ChargeRow }) {
  return (
    <div className="controls">
      <TermChoice row={row} />
      {columns
        .filter((column) => editable[column](row))
        .map((column) => (
          <ChoiceField key={column} row={row} column={column} choices={editors[column](row)} />
        ))}
      <SchemeField row={row} />
      <OffenseDate row={row} />
      <FactFields row={row} />
      {row.crime.CrimeTypeId === 5 && <SettingFields row={row} />}
      {row.crime.CrimeTypeId === 5 && <JailTerm row={row} />}
      <Wobble row={row} />
      <FindingsField row={row} />
      {row.main?.dotson && <DotsonTable options={row.main.dotson} />}
    </div>
  );
}

function TermChoice({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  const open = slots.filter((slot) => termFault(row, slot) === null);
  if (open.length < 2) return null;
  return (
    <SelectField
      label={charges.term}
      value={String(row.charge.SelectedTerm)}
      data={open.map((slot) => ({
        value: String(slotNumbers[slot]),
        label: `${charges.columns[slot]}, ${termLabel(row, slot) ?? ''}`,
      }))}
      onChange={(event) => {
        const slot = open.find((each) => String(slotNumbers[each]) === event.currentTarget.value);
        if (slot !== undefined)
          run([{ kind: 'charge', id: row.charge.Id, fields: { SelectedTerm: slotNumbers[slot] } }], nameOf(row));
      }}
    />
  );
}

interface ChoiceProps {
  readonly row: ChargeRow;
  readonly column: EditableColumn;
  readonly choices: readonly Choice[];
}

/** A choice of the charge; while the field is at hand each choice says the total it brings. */
function ChoiceField({ row, column, choices }: ChoiceProps) {
  const work = useWork();
  const [weighing, setWeighing] = useState(false);
  const fixed = column === 'run' ? fixedRun(row) : null;
  return (
    <SelectField
      label={charges.columns[column]}
      value={choices.find(({ chosen }) => chosen)?.label ?? ''}
      data={choices.map(({ label, fields }) => {
        const total = () => foreseenTotal(work, { charges: { [row.charge.Id]: fields } }, today());
        return { value: label, label: weighing ? `${label} ${charges.brings(total())}` : label };
      })}
      disabled={fixed !== null}
      description={fixed}
      onFocus={() => setWeighing(true)}
      onBlur={() => setWeighing(false)}
      onChange={(event) => {
        const choice = choices.find(({ label }) => label === event.currentTarget.value);
        if (choice !== undefined) work.run([{ kind: 'charge', id: row.charge.Id, fields: choice.fields }], nameOf(row));
      }}
    />
  );
}

/** The offense date. A day before the crime was a crime is set back to that day, and the field says so. */
function OffenseDate({ row }: { readonly row: ChargeRow }) {
  const { run } = useWork();
  return (
    <DateField
      label={text.date}
      value={row.charge.Date}
      earliest={{ date: row.crime.BeginDate, fault: text.dateTooEarly }}
      latest={{ date: today(), fault: text.dateInFuture }}
      onChange={(date) => run([{ kind: 'charge', id: row.charge.Id, fields: { Date: date } }], nameOf(row))}
    />
  );
}

function Wobble({ row }: { readonly row: ChargeRow }) {
  const wobble = useWobble();
  return wobbleTargets(row).map((id) => (
    <Button key={id} onClick={() => void wobble(row, id)}>
      {text.wobbleTo(id === row.crime.WobbleDownCrimeId)}
    </Button>
  ));
}
