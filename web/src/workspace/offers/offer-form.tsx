import { bargainGrounds, type NewOffer, offerForms, offerMakers } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { offersAsked } from '../../text/offers-asked.ts';
import { recordedOffers as text } from '../../text/recorded-offers.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/dates.ts';
import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx';
import { LongTextField } from '../../ui/long-text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { faultOf } from '../reports/use-report.ts';
import { recordQuery } from '../work/recorded-offers-query.ts';
import { useWork } from '../writes/work-context.tsx';
import { lengthOf } from './length-of.ts';
import { useMakeOffer } from './record-queries.ts';
import type { ShownPoint, ShownRow } from './shown.ts';

/** Who says it: a court makes no offer, it indicates a sentence on an open plea (Clancey). */
const sayers = [...offerMakers, 'court'] as const;

type Draft = Pick<
  NewOffer,
  'madeByName' | 'madeAt' | 'expiresAt' | 'form' | 'conditions' | 'note' | 'isDeportable' | 'away' | 'draft'
> & {
  readonly saidBy: (typeof sayers)[number];
  readonly ground: string;
  readonly counters: string;
  readonly returnLength: string;
};

const blank = (): Draft => ({
  saidBy: 'People',
  madeByName: '',
  madeAt: today(),
  expiresAt: null,
  form: 'fixed',
  conditions: '',
  ground: 'none',
  note: '',
  counters: '',
  returnLength: '',
  isDeportable: false,
  away: '',
  draft: false,
});

type Faults = Partial<Record<'madeByName' | 'returnLength', string>>;

function faultsOf({ madeByName, returnLength }: Draft): Faults {
  return {
    ...(madeByName.trim() === '' && { madeByName: text.needed }),
    ...(returnLength.trim() !== '' && lengthOf(returnLength) === null && { returnLength: offersAsked.lengthFault }),
  };
}

/** What the server finds wrong with the term of who does not return, at its field. */
const faultOfReturn = (failure: Error | null): string | undefined =>
  failure instanceof Failure ? failure.problem?.faults?.find(({ path }) => path === 'returnDays')?.message : undefined;

interface Props {
  readonly row: ShownRow;
  readonly point: ShownPoint;
  readonly onDone: () => void;
}

/** An offer, or a sentence that the court indicated, as it was said. */
export function OfferForm({ row, point, onDone }: Props) {
  const { record } = useWork();
  const { data: recorded = [] } = useQuery(recordQuery(record.Id));
  const [draft, setDraft] = useState(blank);
  const [faults, setFaults] = useState<Faults>({});
  const make = useMakeOffer(record.Id, ({ number }) => {
    showToast({ message: text.saved(number) });
    onDone();
  });
  const open = recorded.filter(({ kind, state }) => kind === 'offer' && state === 'made');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { saidBy, ground, counters, returnLength, ...said } = draft;
    const countered = open.find(({ id }) => id === counters);
    const isOffer = saidBy !== 'court';
    make.mutate({
      ...said,
      kind: isOffer ? 'offer' : 'indication',
      madeBy: isOffer ? saidBy : null,
      ...(!isOffer && { form: 'open', expiresAt: null }),
      returnDays: lengthOf(returnLength),
      ground: bargainGrounds.find((each) => each === ground) ?? null,
      bargain: [...row.bargain],
      caseFile: { ...point.caseFile, charges: point.caseFile.charges.map((charge) => ({ ...charge })) },
      language: 'en',
      counters: countered === undefined || !isOffer ? null : { id: countered.id, version: countered.version },
    });
  };
  const returnFault = faultOfReturn(make.error);
  const said: Faults = { ...(returnFault !== undefined && { returnLength: returnFault }), ...faults };
  const part: PartProps = { draft, faults: said, set: (fields) => setDraft({ ...draft, ...fields }) };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <p className="mode-note">{text.frozen}</p>
      <Said {...part} />
      {draft.saidBy !== 'court' && <Terms {...part} />}
      {draft.saidBy !== 'court' && open.length > 0 && (
        <SelectField
          label={text.counters}
          value={draft.counters}
          data={[
            { value: '', label: text.noCounter },
            ...open.map(({ id, number }) => ({ value: id, label: text.whole(number) })),
          ]}
          onChange={(event) => part.set({ counters: event.currentTarget.value })}
        />
      )}
      <OnTheCard {...part} />
      <LongTextField
        label={text.note}
        value={draft.note}
        onChange={(event) => part.set({ note: event.currentTarget.value })}
      />
      <CheckboxField label={text.draft} checked={draft.draft} onChange={() => part.set({ draft: !draft.draft })} />
      {make.isError && returnFault === undefined && (
        <p className="field-error" role="alert">
          {faultOf(make.error)}
        </p>
      )}
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={make.isPending}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly faults: Faults;
  readonly set: (fields: Partial<Draft>) => void;
}

const Said = ({ draft, faults, set }: PartProps) => (
  <>
    <SelectField
      label={text.madeBy}
      value={draft.saidBy}
      data={sayers.map((value) => ({ value, label: value === 'court' ? text.court : text.makers[value] }))}
      onChange={({ currentTarget: { value } }) => set({ saidBy: sayers.find((each) => each === value) ?? 'People' })}
    />
    <TextField
      label={text.madeByName}
      value={draft.madeByName}
      error={faults.madeByName}
      onChange={(event) => set({ madeByName: event.currentTarget.value })}
    />
    <DateField label={text.madeAt} value={draft.madeAt} onChange={(madeAt) => set({ madeAt })} />
  </>
);

/** What an offer has, and an indicated sentence has not: a last day, a form of the term, a ground, a term for who does not return. */
const Terms = ({ draft, faults, set }: PartProps) => (
  <>
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
    <TextField
      label={text.returnLength}
      description={text.returnHint}
      value={draft.returnLength}
      error={faults.returnLength}
      onChange={(event) => set({ returnLength: event.currentTarget.value })}
    />
  </>
);

const OnTheCard = ({ draft, set }: PartProps) => (
  <>
    <LongTextField
      label={text.conditions}
      value={draft.conditions}
      onChange={(event) => set({ conditions: event.currentTarget.value })}
    />
    <TextField
      label={text.away}
      description={text.awayHint}
      value={draft.away}
      onChange={(event) => set({ away: event.currentTarget.value })}
    />
    <CheckboxField
      label={text.isDeportable}
      checked={draft.isDeportable}
      onChange={() => set({ isDeportable: !draft.isDeportable })}
    />
  </>
);
