import { type CrimeRecord, freeCount, needsParent } from '@countwise/contract';
import { type KeyboardEvent, useState } from 'react';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { statesOf } from '../../shared/crime/states-of.ts';
import { addCharge as text } from '../../text/add-charge.ts';
import { charges } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { AddMultiple } from './add-multiple.tsx';
import { AsCharged } from './as-charged.tsx';
import { AskNot } from './ask-not.tsx';
import { eligibleParents, takenCounts } from './attach.ts';
import { chargeName, chargeOf, type Draft, firstDraft, parentName, stateOf } from './draft.ts';
import { FactorField, HelperTexts } from './reference-fields.tsx';
import { useAddCharges } from './use-add-charges.ts';

interface Props {
  readonly crime: CrimeRecord;
  readonly dates: OffenseDates;
  readonly state: Draft['state'];
  readonly onState: (state: Draft['state']) => void;
  readonly insertAt: number | null;
  /** What was added, in words. */
  readonly onDone: (added: string) => void;
  readonly onClose: () => void;
}

/** How the crime is to be charged: alone, several times, or not at all where there is nothing it could hang on. */
export function AddOptions({ crime, dates, state, onState, insertAt, onDone, onClose }: Props) {
  const { record, rows } = useWork();
  const within = insertAt === null ? rows : rows.filter(({ charge }) => charge.CountNumber === insertAt);
  const add = useAddCharges();
  const [typed, setTyped] = useState(() => firstDraft(crime, within, state));
  const draft = { ...typed, state: stateOf(crime, state) };
  const [multipleOf, setMultipleOf] = useState<Draft['state'] | null>(null);
  const submit = (drafts: readonly Draft[]) => {
    if (add.isPending) return;
    const charges = drafts.map((each) => chargeOf(crime, each, dates, record, rows));
    add.mutate({ crime, charges });
    const names = drafts.map((each, nth) =>
      chargeName(crime, { ...each, count: charges[nth]?.CountNumber ?? each.count }, parents),
    );
    // at once, and not on success: the options begin anew as soon as the case has the charge, and nobody would hear it
    onDone(text.added(names.join(', ')));
  };
  const parents = needsParent(crime.crime) ? eligibleParents(crime.crime, within) : null;
  const shared = { crime, parents, draft, busy: add.isPending, onAdd: submit };
  if (parents?.length === 0) return <CannotAttach {...shared} within={within} insertAt={insertAt} />;
  if (multipleOf === draft.state) return <AddMultiple {...shared} onBack={() => setMultipleOf(null)} />;
  return (
    <AddOne
      {...shared}
      onChange={(fields) => setTyped({ ...typed, ...fields })}
      onState={onState}
      onMultiple={() => setMultipleOf(draft.state)}
      onClose={onClose}
      dates={dates}
    />
  );
}

interface Shared {
  readonly crime: CrimeRecord;
  /** The crimes it may attach to; null for a row that stands by itself. */
  readonly parents: readonly ChargeRow[] | null;
  readonly draft: Draft;
  readonly busy: boolean;
  readonly onAdd: (drafts: readonly Draft[]) => void;
}

interface CannotProps extends Shared {
  /** The charges that are added to: of the one count, or of the case. */
  readonly within: readonly ChargeRow[];
  readonly insertAt: number | null;
}

/** No crime that is added to is what the row hangs on: what that would be stands in words, and under which it would stand stayed. */
function CannotAttach({ crime, draft, busy, onAdd, within, insertAt }: CannotProps) {
  const under = within.find((row) => isCrime(row) && row.charge.CountNumber === draft.count);
  if (under === undefined)
    return (
      <div className="add-options">
        <p className="field-error">{insertAt === null ? text.noParents : charges.noCrimeAt(insertAt)}</p>
        <HelperTexts crime={crime} />
      </div>
    );
  return (
    <div className="add-options">
      <p className="field-error">{text.cannotAttach}</p>
      <HelperTexts crime={crime} />
      <p>{text.standsUnder(parentName(under))}</p>
      <Button busy={busy} data-adds onClick={() => onAdd([{ ...draft, stayed: true }])}>
        {text.addAndStay}
      </Button>
    </div>
  );
}

interface OneProps extends Shared {
  readonly dates: OffenseDates;
  readonly onChange: (fields: Partial<Draft>) => void;
  readonly onState: (state: Draft['state']) => void;
  readonly onMultiple: () => void;
  readonly onClose: () => void;
}

/** Completed, attempted or conspired; its count, or what it attaches to. */
function AddOne({ crime, dates, parents, draft, busy, onAdd, onChange, onState, onMultiple, onClose }: OneProps) {
  const count = freeCount(draft.count, takenCounts(useWork().rows));
  const addAndClose = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onAdd([draft]);
    onClose();
  };
  return (
    <form
      className="add-options"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd([draft]);
      }}
    >
      {crime.crime.kind === 'crime' && (
        <CrimeOptions crime={crime} dates={dates} draft={draft} onChange={onChange} onState={onState} />
      )}
      {parents !== null && parents.length > 1 && (
        <SelectField
          label={text.parent}
          value={draft.parent ?? ''}
          data={parents.map((row) => ({ value: row.charge.Id, label: parentName(row) }))}
          onChange={(event) => onChange({ parent: event.currentTarget.value })}
        />
      )}
      {parents !== null && <HelperTexts crime={crime} />}
      <p>
        {text.question} <b>{chargeName(crime, { ...draft, count }, parents)}</b>
      </p>
      <AskNot />
      <div className="form-actions">
        <Button onClick={onMultiple}>{text.multiple}</Button>
        <Button type="submit" tone="primary" busy={busy} data-adds onKeyDown={addAndClose}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}

type CrimeProps = Pick<OneProps, 'crime' | 'dates' | 'draft' | 'onChange' | 'onState'>;

function CrimeOptions({ crime, dates, draft, onChange, onState }: CrimeProps) {
  return (
    <>
      <Segmented
        label={text.state}
        value={draft.state}
        onChange={onState}
        choices={statesOf(crime.crime).map((value) => ({ value, label: text.states[value] }))}
      />
      <AsCharged crime={crime} draft={draft} dates={dates} />
      <TextField
        label={text.count}
        type="number"
        min={1}
        value={String(draft.count)}
        onChange={(event) => onChange({ count: Number(event.currentTarget.value) })}
      />
      <FactorField crime={crime} value={draft.factor} onChange={(factor) => onChange({ factor })} />
    </>
  );
}
