import { type OwnReduction, ownReduction } from '@countwise/contract';
import { reductionKinds } from '@countwise/engine';
import { type FormEvent, useState } from 'react';
import { Failure } from '../api/failure.ts';
import { lesserPleas as text } from '../text/lesser-pleas.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { showToast } from '../ui/toast.tsx';
import { isPair, useChangeLesserPleas } from './lesser-pleas-query.ts';

type Faults = Partial<Record<string, string>>;
const blank: OwnReduction = { from: '', to: '', kind: 'related', gives: '', needs: '', authority: '' };
const written = ['gives', 'needs', 'authority'] as const;
const kinds = reductionKinds.map((value) => ({ value, label: text.kinds[value] }));

/** What is wrong with a pair before it is sent, by field. */
function faultsOf(pair: OwnReduction): Faults {
  const { error } = ownReduction.safeParse(pair);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

/** What the server found wrong with a pair that stands last in the list: `own[3].to`, by field. */
const faultsSent = (failure: unknown): Faults =>
  failure instanceof Failure
    ? Object.fromEntries(
        (failure.problem?.faults ?? []).map(({ path, message }) => [path.replace(/^.*\./, ''), message]),
      )
    : {};

interface Props {
  /** The pair that is changed; null for a new one. */
  readonly standing: OwnReduction | null;
  readonly onDone: () => void;
}

/** A lesser plea of the county's own. */
export function LesserPleaForm({ standing, onDone }: Props) {
  const [pair, setPair] = useState(standing ?? blank);
  const [faults, setFaults] = useState<Faults>({});
  const change = useChangeLesserPleas();
  const type = (part: Partial<OwnReduction>) => {
    setPair({ ...pair, ...part });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in part))));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(pair);
    setFaults(found);
    if (Object.keys(found).length > 0 || change.isPending) return;
    change.mutate(
      ({ own, off }) => ({ own: [...own.filter((each) => standing === null || !isPair(each, standing)), pair], off }),
      {
        onSuccess: () => {
          showToast({ message: text.saved(pair.from, pair.to), stay: 3000 });
          onDone();
        },
        onError: (failure) => setFaults(faultsSent(failure)),
      },
    );
  };
  const field = (name: 'from' | 'to' | (typeof written)[number]) => (
    <TextField
      key={name}
      label={text.fields[name]}
      description={text.hints[name]}
      autoComplete="off"
      maxLength={200}
      value={pair[name]}
      error={faults[name]}
      onChange={(event) => type({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <form className="form" onSubmit={submit} noValidate>
      {field('from')}
      {field('to')}
      <SelectField
        label={text.fields.kind}
        value={pair.kind}
        data={kinds}
        onChange={(event) => {
          const kind = reductionKinds.find((each) => each === event.currentTarget.value);
          if (kind !== undefined) type({ kind, from: pair.from, to: pair.to });
        }}
      />
      {written.map(field)}
      <Button type="submit" tone="primary" wide busy={change.isPending}>
        {text.save}
      </Button>
    </form>
  );
}
