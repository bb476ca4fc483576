import type { CrimeRecord } from '@countwise/contract';
import { useState } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useWork } from '../work-context.tsx';
import { AddMultiple } from './add-multiple.tsx';
import { eligibleParents, needsParent } from './attach.ts';
import { chargeOf, type Draft, firstDraft, type OffenseDates, parentName } from './draft.ts';
import { FactorField, HelperTexts } from './reference-fields.tsx';
import { useAddCharges } from './use-add-charges.ts';

interface Props {
  readonly crime: CrimeRecord;
  readonly dates: OffenseDates;
  readonly state: Draft['state'];
  readonly focusOptions: boolean;
  readonly onDone: () => void;
}

const states = ['Completed', 'Attempt', 'Conspiracy'] as const;

/** How the crime is to be charged: completed, attempted or conspired; its count, or what it attaches to. */
export function AddOptions({ crime, dates, state, focusOptions, onDone }: Props) {
  const { record, rows } = useWork();
  const add = useAddCharges(record.Id);
  const [draft, setDraft] = useState(() => firstDraft(crime, rows, state));
  const [multiple, setMultiple] = useState(false);
  const change = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const submit = (drafts: readonly Draft[]) => add.mutate({ crime, charges: chargesOf(drafts) }, { onSuccess: onDone });
  const chargesOf = (drafts: readonly Draft[]) => drafts.map((each) => chargeOf(crime, each, dates, record, rows));
  const parents = eligibleParents(crime.crime, rows);
  const attaches = needsParent(crime.crime);
  if (attaches && parents.length === 0) {
    return (
      <div className="add-options">
        <p className="field-error">{rows.length === 0 ? text.noParents : text.cannotAttach}</p>
        {rows.length > 0 && (
          <Button busy={add.isPending} onClick={() => submit([{ ...draft, stayed: true }])}>
            {text.addAndStay}
          </Button>
        )}
      </div>
    );
  }
  if (multiple) {
    return (
      <AddMultiple
        crime={crime}
        parents={attaches ? parents : null}
        draft={draft}
        busy={add.isPending}
        onBack={() => setMultiple(false)}
        onAdd={submit}
      />
    );
  }
  return (
    <form
      className="add-options"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) submit([draft]);
      }}
    >
      {crime.CrimeTypeId === 5 && (
        <Segmented
          label={text.state}
          value={draft.state}
          onChange={(next) => change({ state: next })}
          choices={states.map((value) => ({ value, label: text.states[value] }))}
        />
      )}
      <div className="form-row">
        {crime.CrimeTypeId === 5 && (
          <TextField
            label={text.count}
            type="number"
            min={1}
            value={String(draft.count)}
            onChange={(event) => change({ count: Number(event.currentTarget.value) })}
          />
        )}
        {attaches && (
          <SelectField
            label={text.parent}
            value={draft.parent ?? ''}
            data={parents.map((row) => ({ value: row.charge.Id, label: parentName(row) }))}
            onChange={(event) => change({ parent: event.currentTarget.value })}
          />
        )}
      </div>
      {crime.CrimeTypeId === 5 && (
        <FactorField crime={crime} value={draft.factor} onChange={(factor) => change({ factor })} />
      )}
      {attaches && <HelperTexts crime={crime} />}
      <div className="form-actions">
        <Button onClick={() => setMultiple(true)}>{text.multiple}</Button>
        <Button type="submit" tone="primary" busy={add.isPending} data-wanted={focusOptions || undefined}>
          {text.confirm}
        </Button>
      </div>
    </form>
  );
}
