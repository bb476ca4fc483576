import { createPdf } from '@countwise/contract';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { reports as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { useWork } from '../work-context.tsx';
import { isOffered, modulesOf, type Part, parts } from './parts.ts';
import { useReport } from './use-report.ts';

const usual: readonly Part[] = ['coverPage', 'exposure'];

/** Chooses the parts of the report, has it printed and opens it. */
export function CreateReports({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { record } = useWork();
  const [chosen, setChosen] = useState<ReadonlySet<Part>>(new Set(usual));
  const [settings, setSettings] = useState({ clientMode: false, largerFont: false });
  const report = useReport(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    report.print(() =>
      request(createPdf, {
        body: { caseId: record.Id, modules: modulesOf(chosen), reportSettings: settings },
      }),
    );
  };
  const all = chosen.size === parts.length;
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title}>
      <form className="form" onSubmit={submit}>
        <fieldset className="report-group">
          <legend>{text.parts}</legend>
          {parts
            .filter((part) => isOffered(part, chosen))
            .map((part) => (
              <CheckboxField
                key={part}
                label={text.modules[part]}
                checked={chosen.has(part)}
                onChange={() => setChosen(chosen.symmetricDifference(new Set([part])))}
              />
            ))}
          <Button tone="quiet" onClick={() => setChosen(new Set(all ? [] : parts))}>
            {all ? text.uncheckAll : text.selectAll}
          </Button>
        </fieldset>
        <fieldset className="report-group">
          <legend>{text.settings}</legend>
          {(['clientMode', 'largerFont'] as const).map((setting) => (
            <CheckboxField
              key={setting}
              label={text[setting]}
              checked={settings[setting]}
              onChange={(event) => setSettings({ ...settings, [setting]: event.currentTarget.checked })}
            />
          ))}
        </fieldset>
        {report.isError && (
          <p className="field-error" role="alert">
            {text.failed} {report.error instanceof Failure && report.error.problem?.requestId}
          </p>
        )}
        <Button type="submit" tone="primary" busy={report.isPending} blocked={chosen.size === 0}>
          {report.isError ? common.retry : text.generate}
        </Button>
      </form>
    </Dialog>
  );
}
