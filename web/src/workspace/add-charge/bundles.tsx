import './bundles.css';
import { type ChargeBundle, mostInBundle } from '@countwise/contract';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useRequestIds } from '../../shared/case/use-request-ids.ts';
import type { OffenseDates } from '../../shared/crime/date-choice.tsx';
import { bundles as text } from '../../text/bundles.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWork } from '../writes/work-context.tsx';
import { bundlesQuery, useAddBundle, useDeleteBundle, useSaveBundle } from './use-bundles.ts';

interface Props {
  readonly dates: OffenseDates;
}

/** The charges that an office often brings together: to add them, and to keep those of this case. Shut at first. */
export function Bundles({ dates }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="bundles">
      <Button aria-expanded={open} aria-controls="charge-bundles" onClick={() => setOpen(!open)}>
        {text.open}
      </Button>
      {open && (
        <section id="charge-bundles" aria-label={text.title}>
          <p>{text.lead}</p>
          <List dates={dates} />
          <Save />
        </section>
      )}
    </div>
  );
}

function List({ dates }: Props) {
  const { data, isError } = useQuery(bundlesQuery);
  if (isError) return <p role="alert">{text.failed}</p>;
  if (data === undefined) return <Skeleton width="100%" height={44} />;
  if (data.length === 0) return <p>{text.none}</p>;
  return (
    <ul>
      {data.map((bundle) => (
        <Bundle key={bundle.Id} bundle={bundle} dates={dates} />
      ))}
    </ul>
  );
}

function Bundle({ bundle, dates }: Props & { readonly bundle: ChargeBundle }) {
  const add = useAddBundle();
  const remove = useDeleteBundle();
  return (
    <li>
      <span>
        <b>{bundle.Name}</b> <small>{bundle.Charges.map(({ statute }) => statute).join(', ')}</small>
      </span>
      <Button
        tone="primary"
        busy={add.isPending}
        aria-label={text.add(bundle.Name)}
        onClick={() => add.mutate({ bundle, dates })}
      >
        {text.addWord}
      </Button>
      <IconButton label={text.remove(bundle.Name)} tone="danger" onClick={() => remove.mutate(bundle)}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Keeps the charges of the open case under a name. */
function Save() {
  const { rows } = useWork();
  const [name, setName] = useState('');
  const ids = useRequestIds();
  const save = useSaveBundle(() => setName(''));
  if (rows.length === 0) return null;
  if (rows.length > mostInBundle) return <p>{text.tooMany(mostInBundle)}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    const charges = rows.map(({ charge }) => charge.Id);
    if (said !== '' && !save.isPending) save.mutate({ name: said, RequestId: ids.of({ said, charges }) });
  };
  return (
    <form onSubmit={submit}>
      <TextField
        label={text.name}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" busy={save.isPending} blocked={name.trim() === ''}>
        {text.save(rows.length)}
      </Button>
    </form>
  );
}
