import { bargainGrounds, type NewOffer, offerForms, offerMakers } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { offers } from '../../text/offers.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { faultOf } from '../reports/use-report.ts';
import { useWork } from '../writes/work-context.tsx';
import { recordQuery, useMakeOffer } from './record-queries.ts';
import type { ShownPoint, ShownRow } from './shown.ts';

const text = offers.record;

interface Props {
  readonly row: ShownRow;
  readonly point: ShownPoint;
}

/** The way to record a point as an offer; why not, where the law or the place does not allow it. */
export function RecordOffer({ row, point }: Props) {
  const [opened, setOpened] = useState(false);
  const { record } = useWork();
  const isMotion = row.bargain.some(({ lever }) => lever === 'prior-strike');
  const blocked = isMotion ? text.byMotion : record.ParentCaseId !== null && text.inScenario;
  return (
    <>
      <Button blocked={blocked} onClick={() => setOpened(true)}>
        {text.make}
      </Button>
      {typeof blocked === 'string' && <p className="mode-note">{blocked}</p>}
      <Dialog opened={opened} onClose={() => setOpened(false)} title={text.dialog(point.total)} size={560}>
        {opened && <OfferForm row={row} point={point} onDone={() => setOpened(false)} />}
      </Dialog>
    </>
  );
}

type Draft = Pick<NewOffer, 'madeByName' | 'madeAt' | 'expiresAt' | 'form' | 'conditions' | 'note'> & {
  readonly madeBy: (typeof offerMakers)[number];
  readonly ground: string;
  readonly counters: string;
};

const blank = (): Draft => ({
  madeBy: 'People',
  madeByName: '',
  madeAt: today(),
  expiresAt: null,
  form: 'fixed',
  conditions: '',
  ground: 'none',
  note: '',
  counters: '',
});

function OfferForm({ row, point, onDone }: Props & { readonly onDone: () => void }) {
  const { record } = useWork();
  const { data: recorded = [] } = useQuery(recordQuery(record.Id));
  const [draft, setDraft] = useState(blank);
  const [fault, setFault] = useState<string | null>(null);
  const make = useMakeOffer(record.Id, ({ number }) => {
    showToast({ message: text.saved(number) });
    onDone();
  });
  const set = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const open = recorded.filter(({ kind, state }) => kind === 'offer' && state === 'made');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(draft.madeByName.trim() === '' ? text.needed : null);
    if (draft.madeByName.trim() === '') return;
    const countered = open.find(({ id }) => id === draft.counters);
    make.mutate({
      ...draft,
      kind: 'offer',
      ground: bargainGrounds.find((each) => each === draft.ground) ?? null,
      bargain: [...row.bargain],
      caseFile: { ...point.caseFile, charges: point.caseFile.charges.map((charge) => ({ ...charge })) },
      language: 'en',
      draft: false,
      counters: countered === undefined ? null : { id: countered.id, version: countered.version },
    });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="mode-note">{text.frozen}</p>
      <SelectField
        label={text.madeBy}
        value={draft.madeBy}
        data={offerMakers.map((value) => ({ value, label: text.makers[value] }))}
        onChange={({ currentTarget: { value } }) =>
          set({ madeBy: offerMakers.find((each) => each === value) ?? 'People' })
        }
      />
      <TextField
        label={text.madeByName}
        value={draft.madeByName}
        error={fault}
        onChange={(event) => set({ madeByName: event.currentTarget.value })}
      />
      <DateField label={text.madeAt} value={draft.madeAt} onChange={(madeAt) => set({ madeAt })} />
      <DateField
        label={text.expiresAt}
        value={draft.expiresAt}
        ahead
        onChange={(expiresAt) => set({ expiresAt })}
        onClear={() => set({ expiresAt: null })}
      />
      <SelectField
        label={text.form}
        value={draft.form}
        data={offerForms.map((value) => ({ value, label: text.forms[value] }))}
        onChange={({ currentTarget: { value } }) => set({ form: offerForms.find((each) => each === value) ?? 'fixed' })}
      />
      <SelectField
        label={text.ground}
        value={draft.ground}
        data={(['none', ...bargainGrounds] as const).map((value) => ({ value, label: text.grounds[value] }))}
        onChange={(event) => set({ ground: event.currentTarget.value })}
      />
      {open.length > 0 && (
        <SelectField
          label={text.counters}
          value={draft.counters}
          data={[
            { value: '', label: text.noCounter },
            ...open.map(({ id, number }) => ({ value: id, label: text.whole(number) })),
          ]}
          onChange={(event) => set({ counters: event.currentTarget.value })}
        />
      )}
      <LongTextField
        label={text.conditions}
        value={draft.conditions}
        onChange={(event) => set({ conditions: event.currentTarget.value })}
      />
      <LongTextField
        label={text.note}
        value={draft.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      {make.isError && (
        <p className="field-error" role="alert">
          {faultOf(make.error)}
        </p>
      )}
      <Button type="submit" tone="primary" busy={make.isPending}>
        {text.save}
      </Button>
    </form>
  );
}
