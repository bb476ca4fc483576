import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { saidOf } from '../../shared/read-only.ts';
import { scenarios as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useWork } from '../writes/work-context.tsx';
import { nameFault } from './scenario-name.ts';
import { type Scenario, useScenarioChange } from './scenario-queries.ts';
import { ScenarioRow } from './scenario-row.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The original case first. */
  readonly scenarios: readonly Scenario[];
}

/** Manage Scenarios: go to one, rename it, delete it, make one. */
export function ManageDialog({ opened, onClose, scenarios }: Props) {
  const [original] = scenarios;
  return (
    <Dialog opened={opened} onClose={onClose} title={text.manage} size={640}>
      {scenarios.length < 2 && <p className="mode-empty">{text.empty}</p>}
      <div className="scenario-list">
        <PlainTable columns={[text.name, text.total, text.goTo, text.edit]} lines>
          {scenarios.map((scenario) => (
            <ScenarioRow key={scenario.record.Id} scenario={scenario} original={original} onGone={onClose} />
          ))}
        </PlainTable>
      </div>
      {original && <CreateForm original={original} onClose={onClose} />}
    </Dialog>
  );
}

/** A new scenario: its name, and inside another one whether that or the original case is copied. */
function CreateForm({ original, onClose }: { readonly original: Scenario; readonly onClose: () => void }) {
  const { record } = useWork();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [source, setSource] = useState<'original' | 'current'>('current');
  const [fault, setFault] = useState<string | null>(null);
  const change = useScenarioChange((made) => {
    onClose();
    if (made !== null) void navigate(`/Cases/${made.Id}`);
  });
  const inside = record.Id !== original.record.Id;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameFault(name);
    setFault(found);
    const from = source === 'original' ? original.record : record;
    if (found === null) change.mutate({ kind: 'create', name, from });
  };
  return (
    <form className="form scenario-create" onSubmit={submit} noValidate>
      <h3>{text.create}</h3>
      <TextField
        label={text.name}
        value={name}
        error={fault ?? (change.isError && saidOf(change.error, text.failed))}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {inside && (
        <RadioCards
          label={text.from}
          value={source}
          cards={[
            { value: 'original', name: text.original },
            { value: 'current', name: text.fromCurrent },
          ]}
          onChange={setSource}
        />
      )}
      <div className="form-foot">
        <Button type="submit" tone="primary" busy={change.isPending}>
          {text.create}
        </Button>
      </div>
    </form>
  );
}
