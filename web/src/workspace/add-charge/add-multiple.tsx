import { type CrimeRecord, freeCount } from '@countwise/contract';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { addCharge as text } from '../../text/add-charge.ts';
import { tools } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTimedText } from '../../ui/use-timed-text.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { useWork } from '../writes/work-context.tsx';
import { nextCount, takenCounts } from './attach.ts';
import { type Draft, parentName } from './draft.ts';

const refusedMs = 3_000;

interface Props {
  readonly crime: CrimeRecord;
  /** The crimes it may attach to; null for a row that stands by itself. */
  readonly parents: readonly ChargeRow[] | null;
  readonly draft: Draft;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onAdd: (drafts: readonly Draft[]) => void;
}

/** Several at once: two to begin with, or one for each crime it can attach to. */
export function AddMultiple({ crime, parents, draft, busy, onBack, onAdd }: Props) {
  const { rows } = useWork();
  const taken = takenCounts(rows);
  const refusal = useTimedText();
  const next = (drafts: readonly Draft[]): Draft => ({
    ...draft,
    count: freeCount(0, new Set([...taken, ...drafts.map(({ count }) => count)])),
  });
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    parents === null ? [draft, next([draft])] : parents.map(({ charge }) => ({ ...draft, parent: charge.Id })),
  );
  const change = (at: number, fields: Partial<Draft>) =>
    setDrafts(drafts.map((each, index) => (index === at ? { ...each, ...fields } : each)));
  /** A count that neither the case nor another row has: upwards, or downwards where the number was lowered. */
  const setCount = (at: number, entered: number) => {
    const others = drafts.flatMap(({ count }, index) => (index === at ? [] : [count]));
    const count = nextCount(entered, drafts[at]?.count ?? entered, new Set([...taken, ...others]));
    if (count === null) refusal.show(tools.lowest, { ms: refusedMs, about: text.multiple, tone: 'error' });
    else change(at, { count });
  };
  return (
    <div className="add-options">
      {drafts.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div className="form-row" key={index}>
          {parents === null ? (
            <TextField
              label={text.count}
              type="number"
              min={1}
              disabled={crime.crime.kind !== 'crime'}
              value={String(each.count)}
              onChange={(event) => setCount(index, Number(event.currentTarget.value))}
            />
          ) : (
            <SelectField
              label={text.parent}
              value={each.parent ?? ''}
              data={parents.map((row) => ({ value: row.charge.Id, label: parentName(row) }))}
              onChange={(event) => change(index, { parent: event.currentTarget.value })}
            />
          )}
          {drafts.length > 1 && (
            <IconButton
              label={text.removeRow(index + 1)}
              tone="danger"
              onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
            >
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {refusal.text !== null && (
        <p className="field-error" role="alert" {...refusal.hold}>
          {refusal.text}
        </p>
      )}
      <div className="form-actions">
        <Button tone="quiet" onClick={onBack}>
          {text.back}
        </Button>
        <Button onClick={() => setDrafts([...drafts, next(drafts)])}>{text.addRow}</Button>
        <Button tone="primary" busy={busy} onClick={() => onAdd(drafts)}>
          {text.addAll(drafts.length)}
        </Button>
      </div>
    </div>
  );
}
