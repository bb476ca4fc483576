import { useState } from 'react';
import { unlessEnded } from '../../shared/read-only.ts';
import { charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { LimitSelections } from '../add-charge/limit-selections.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { namesOf } from '../work/charge-words.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { editable, editors } from './editors.ts';

interface Props {
  readonly rows: readonly ChargeRow[];
  readonly onClear: () => void;
  readonly onSaved?: () => void;
}

/** So many rows are named in a message. */
const mostNamed = 6;

/** Whom a message is about, in the words of every other: `counts 2, 3`, or of many `18 charges`. */
const aboutOf = (rows: readonly ChargeRow[]): string =>
  rows.length > mostNamed ? text.chargesChanged(rows.length) : namesOf(rows);

/** What can be done to several charges at once; it stands at the foot while any is selected. */
export function SelectionBar({ rows, onClear, onSaved }: Props) {
  const { rows: all, run, undo } = useWork();
  const [status, setStatus] = useState('');
  const [order, setOrder] = useState('');
  const [first] = rows;
  if (first === undefined) return null;
  const statuses = editors.status(first);
  const orders = editors.run({ ...first, answer: null });
  const concurrent = orders.find(({ label }) => label === order)?.fields.Concurrency === 1;
  const everyCount =
    concurrent && all.filter(isCrime).every((row) => rows.includes(row) || row.charge.Concurrency === 1);
  const save = () => {
    const outcome = statuses.find(({ label }) => label === status)?.fields;
    const inOrder = orders.find(({ label }) => label === order)?.fields;
    // an enhancement runs inside its count's term: only crimes are set concurrent
    const fieldsOf = (row: ChargeRow) => ({ ...outcome, ...(editable.run(row) && inOrder) });
    const set = rows.filter((row) => outcome !== undefined || editable.run(row));
    const writes = set.map((row): Write => ({ kind: 'charge', id: row.charge.Id, fields: fieldsOf(row) }));
    unlessEnded(() => {
      if (writes.length > 0) run(writes, aboutOf(set));
      setStatus('');
      setOrder('');
      onClear();
      onSaved?.();
    });
  };
  const remove = () => {
    const ids = new Set(rows.map(({ charge }) => charge.Id));
    const gone = all.filter(({ charge, under }) => ids.has(charge.Id) || (under !== null && ids.has(under)));
    run([{ kind: 'delete', ids: gone.map(({ charge }) => charge.Id) }], aboutOf(rows));
    sayDone(text.deleted(aboutOf(rows)), undo);
    onClear();
  };
  return (
    <section className="selection-bar" aria-label={text.selection}>
      <b>{text.selected(rows.length)}</b>
      <SelectField
        aria-label={text.setStatus}
        value={status}
        data={[{ value: '', label: text.setStatus }, ...statuses.map(({ label }) => label)]}
        onChange={(event) => setStatus(event.currentTarget.value)}
      />
      <SelectField
        aria-label={text.setConcurrency}
        value={order}
        data={[{ value: '', label: text.setConcurrency }, ...orders.map(({ label }) => label)]}
        onChange={(event) => setOrder(event.currentTarget.value)}
      />
      {everyCount && (
        <p className="field-error" role="alert">
          {text.allConcurrent}
        </p>
      )}
      {(status !== '' || order !== '') && (
        <Button tone="primary" blocked={everyCount} onClick={save}>
          {text.saveChanges}
        </Button>
      )}
      <LimitSelections
        rows={rows}
        onDone={() => {
          onClear();
          onSaved?.();
        }}
      />
      <Button tone="danger" onClick={remove}>
        {text.deleteCharges}
      </Button>
      <Button tone="quiet" onClick={onClear}>
        {text.clearSelection}
      </Button>
    </section>
  );
}
