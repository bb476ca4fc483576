import { useState } from 'react';
import { unlessEnded } from '../../shared/read-only.ts';
import { charges as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { LimitSelections } from '../add-charge/limit-selections.tsx';
import { type ChargeRow, isCrime } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import type { Write } from '../writes/writes.ts';
import { aboutOf, DeleteChargeDialog } from './delete-charge-dialog.tsx';
import { editable, editors } from './editors.ts';

interface Props {
  readonly rows: readonly ChargeRow[];
  readonly onClear: () => void;
  readonly onSaved?: () => void;
}

/** What can be done to several charges at once; it stands at the foot while any is selected. */
export function SelectionBar({ rows, onClear, onSaved }: Props) {
  const { rows: all, run } = useWork();
  const [status, setStatus] = useState('');
  const [order, setOrder] = useState('');
  const [isDeleting, setDeleting] = useState(false);
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
      <Button tone="danger" onClick={() => setDeleting(true)}>
        {text.deleteCharges}
      </Button>
      <Button tone="quiet" onClick={onClear}>
        {text.clearSelection}
      </Button>
      <DeleteChargeDialog
        rows={isDeleting ? rows : []}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          setDeleting(false);
          onClear();
        }}
      />
    </section>
  );
}
