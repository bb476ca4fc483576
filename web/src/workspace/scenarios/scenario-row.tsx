import type { CaseTotal } from '@countwise/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { saidOf, unlessEnded } from '../../shared/read-only.ts';
import { common } from '../../text/common.ts';
import { scenarios as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ownFactsText } from '../writes/own-facts.tsx';
import { useWork } from '../writes/work-context.tsx';
import { storedDifference } from './difference.ts';
import { DifferenceMark } from './difference-mark.tsx';
import { nameFault } from './scenario-name.ts';
import { type Scenario, useScenarioChange } from './scenario-queries.ts';
import { useDeleteScenario } from './use-delete-scenario.ts';

interface Props {
  readonly scenario: Scenario;
  /** What its total is measured by. */
  readonly original: Scenario | undefined;
  /** The open scenario was deleted: its parent is shown. */
  readonly onGone: () => void;
}

/** One variant: its name, to be changed in place; its total; the way to it; its end. */
export function ScenarioRow({ scenario: { record, name, total }, original, onGone }: Props) {
  const open = useWork().record;
  const own = ownFactsText(original?.record, record);
  const navigate = useNavigate();
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const change = useScenarioChange(() => setDoing(null));
  const deleteScenario = useDeleteScenario();
  const remove = () => {
    setDoing(null);
    deleteScenario(record.Id, name);
    if (open.Id !== record.Id) return;
    onGone();
    void navigate(`/Cases/${record.ParentCaseId ?? ''}`);
  };
  return (
    <tr>
      <th scope="row">
        {doing === 'rename' ? (
          <RenameForm
            name={name}
            busy={change.isPending}
            onCancel={() => setDoing(null)}
            onSave={(next) =>
              next === name ? setDoing(null) : change.mutate({ kind: 'rename', id: record.Id, name: next })
            }
          />
        ) : (
          <>
            {name} {own !== '' && <span className="tag">{text.ownTag(own)}</span>}
          </>
        )}
        {doing === 'delete' && (
          <div className="form">
            <p>{text.deleteQuestion}</p>
            <div className="form-actions">
              <Button onClick={() => setDoing(null)}>{common.cancel}</Button>
              <Button tone="danger" onClick={remove}>
                {text.delete}
              </Button>
            </div>
          </div>
        )}
        {change.isError && (
          <p className="field-error" role="alert">
            {saidOf(change.error, text.failed)}
          </p>
        )}
      </th>
      <td data-label={text.total}>{total && <Total total={total} original={original?.total} />}</td>
      <td>{record.Id === open.Id ? text.current : <Link to={`/Cases/${record.Id}`}>{text.view}</Link>}</td>
      <td>
        {record.ParentCaseId !== null && (
          <>
            <IconButton label={text.rename(name)} onClick={() => setDoing('rename')}>
              <IconPencil size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={text.remove(name)} tone="danger" onClick={() => unlessEnded(() => setDoing('delete'))}>
              <IconTrash size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </td>
    </tr>
  );
}

interface TotalProps {
  readonly total: CaseTotal;
  readonly original: CaseTotal | undefined;
}

/** The whole sentence, and by how much it differs from that of the original case. */
function Total({ total, original }: TotalProps) {
  const difference = original === undefined ? null : storedDifference(original, total);
  return (
    <>
      {total.total} {difference && <DifferenceMark difference={difference} />}
    </>
  );
}

interface RenameProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, busy, onSave, onCancel }: RenameProps) {
  const [draft, setDraft] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameFault(draft, text.renameCharacters);
    setFault(found);
    if (found === null) onSave(draft.trim());
  };
  return (
    <form className="form-row" onSubmit={submit} noValidate>
      <TextField
        aria-label={text.name}
        value={draft}
        error={fault}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Button type="submit" tone="primary" busy={busy}>
        {text.save}
      </Button>
      <Button onClick={onCancel}>{common.cancel}</Button>
    </form>
  );
}
