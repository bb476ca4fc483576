import '../../shared/mode.css';
import '../work/modes.css';
import { readCaseAttributes } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseForm } from '../../shared/case/case-panel.tsx';
import { settingsQuery } from '../../shared/case/case-queries.ts';
import { common } from '../../text/common.ts';
import { tools as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { ModeProps } from '../work/mode-props.ts';
import { useWork } from '../writes/work-context.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CountFixer } from './count-fixer.tsx';
import { EditMultiple } from './edit-multiple.tsx';
import { InsertCharge } from './insert-charge.tsx';

/** Tools & Settings: count numbers, the reach of status enhancements, the case itself, and an end to all charges. */
export function ToolsMode({ onInsert }: ModeProps) {
  const { record, run } = useWork();
  const { data: settings } = useQuery(settingsQuery);
  const { applyStatusEnhancementsMultipleTimes } = readCaseAttributes(record.caseAttributes);
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <section>
        <h3>{text.facts.title}</h3>
        <CaseFacts />
        <p className="mode-note">{text.facts.hint}</p>
      </section>
      <section>
        <h3>{text.counts}</h3>
        <CountFixer />
      </section>
      <section>
        <h3>{text.insert}</h3>
        <InsertCharge onInsert={onInsert} />
      </section>
      <section>
        <h3>{text.multiple}</h3>
        <EditMultiple />
      </section>
      <section>
        <h3>{text.status}</h3>
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
      </section>
      {settings !== undefined && (
        <section>
          <h3>{text.info}</h3>
          <CaseForm key={record.Version} record={record} settings={settings} onSaved={() => undefined} />
        </section>
      )}
      <DeleteAll />
    </div>
  );
}

function DeleteAll() {
  const { rows, run, undo } = useWork();
  const [asking, setAsking] = useState(false);
  const remove = () => {
    run([{ kind: 'delete', ids: rows.map(({ charge }) => charge.Id) }], text.danger);
    showToast({ message: text.deleted, action: { label: common.undo, run: undo } });
    setAsking(false);
  };
  return (
    <section className="danger-block">
      <h3>{text.danger}</h3>
      {rows.length === 0 ? (
        <p>{text.nothingToDelete}</p>
      ) : (
        <Button tone="danger" onClick={() => setAsking(true)}>
          {text.danger}
        </Button>
      )}
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
    </section>
  );
}
