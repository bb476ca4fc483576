import '../../shared/mode.css';
import '../work/modes.css';
import { readCaseAttributes } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { settingsQuery } from '../../shared/case/case-queries.ts';
import { common } from '../../text/common.ts';
import { tools as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import type { ModeProps } from '../work/mode-props.ts';
import { sayDone } from '../writes/say-done.ts';
import { useWork } from '../writes/work-context.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseInfo } from './case-info.tsx';
import { CountFixer } from './count-fixer.tsx';
import { EditMultiple } from './edit-multiple.tsx';
import { InsertCharge } from './insert-charge.tsx';

interface Part {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** Tools & Settings: its parts by name first, then each: what the sentence rests on, the counts, the case, an end to all charges. */
export function ToolsMode({ onInsert }: ModeProps) {
  const { data: settings } = useQuery(settingsQuery);
  const parts: readonly Part[] = [
    { id: 'facts', title: text.facts.title, body: <CaseFacts /> },
    { id: 'counts', title: text.counts, body: <CountFixer /> },
    { id: 'insert', title: text.insert, body: <InsertCharge onInsert={onInsert} /> },
    { id: 'multiple', title: text.multiple, body: <EditMultiple /> },
    { id: 'status', title: text.status, body: <StatusEnhancements /> },
    ...(settings === undefined ? [] : [{ id: 'info', title: text.info, body: <CaseInfo settings={settings} /> }]),
    { id: 'delete', title: text.danger, body: <DeleteAll /> },
  ];
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <nav className="parts" aria-label={text.parts}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#tools-${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, body }) => (
        <section
          key={id}
          id={`tools-${id}`}
          tabIndex={-1}
          aria-labelledby={`tools-${id}-title`}
          className={id === 'delete' ? 'danger-block' : 'part'}
        >
          <h3 id={`tools-${id}-title`}>{title}</h3>
          {body}
        </section>
      ))}
    </div>
  );
}

function StatusEnhancements() {
  const { record, run } = useWork();
  const { applyStatusEnhancementsMultipleTimes } = readCaseAttributes(record.caseAttributes);
  return (
    <CheckboxField
      label={text.statusHelp}
      checked={applyStatusEnhancementsMultipleTimes}
      onChange={(event) =>
        run(
          [{ kind: 'attributes', fields: { applyStatusEnhancementsMultipleTimes: event.currentTarget.checked } }],
          text.status,
        )
      }
    />
  );
}

/** How long a first press waits for the second. */
const armedMs = 2_500;

/** All charges go after a question, or by two presses of one button within two and a half seconds, untimed by a key; both are taken back by Undo. */
function DeleteAll() {
  const { rows, run, undo } = useWork();
  const [asking, setAsking] = useState(false);
  const [armed, setArmed] = useState<'pointer' | 'key' | null>(null);
  useEffect(() => {
    if (armed !== 'pointer') return;
    const timer = setTimeout(() => setArmed(null), armedMs);
    return () => clearTimeout(timer);
  }, [armed]);
  const remove = () => {
    run([{ kind: 'delete', ids: rows.map(({ charge }) => charge.Id) }], text.danger);
    sayDone(text.deleted, undo);
    setAsking(false);
    setArmed(null);
  };
  if (rows.length === 0) return <p>{text.nothingToDelete}</p>;
  return (
    <>
      <div className="danger-actions">
        <Button tone="danger" onClick={() => setAsking(true)}>
          {text.danger}
        </Button>
        <Button
          onClick={({ detail }) => (armed === null ? setArmed(detail === 0 ? 'key' : 'pointer') : remove())}
          onBlur={() => setArmed(null)}
        >
          {armed === null ? text.twice : text.pressAgain}
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {armed !== null && text.pressAgain}
      </p>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={text.danger}>
        <div className="form">
          <p>{text.dangerQuestion}</p>
          <div className="form-actions">
            <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
            <Button tone="danger" onClick={remove}>
              {text.danger}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
