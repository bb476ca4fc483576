import { createPdf, downloadReport, type reportModules } from '@countwise/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { Failure } from '../../api/failure.ts';
import { request, requestFile } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { reports as text } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useWork } from '../work-context.tsx';

/** The parts that the report can print today. */
const parts = ['coverPage', 'exposure'] as const satisfies readonly (keyof z.output<typeof reportModules>)[];
type Part = (typeof parts)[number];

/** Chooses the parts of the report, has it printed and opens it. */
export function CreateReports({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { record } = useWork();
  const [chosen, setChosen] = useState<ReadonlySet<Part>>(new Set(parts));
  const [settings, setSettings] = useState({ clientMode: false, largerFont: false });
  const print = useMutation({
    mutationFn: async (tab: Window | null) => {
      const modules = Object.fromEntries(parts.map((part) => [part, chosen.has(part)]));
      const { fileName } = await request(createPdf, {
        body: { caseId: record.Id, modules, reportSettings: settings },
      });
      const address = URL.createObjectURL(await requestFile(downloadReport, { params: { fileName } }));
      show(tab, address);
      return address;
    },
    onSuccess: (address) => {
      onClose();
      showToast({ message: text.ready, action: { label: text.open, run: () => void window.open(address) } });
    },
    onError: (_, tab) => tab?.close(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the tab is opened by the press itself, so that no pop-up blocker stands in the way of the file that comes later
    if (!print.isPending) print.mutate(window.open('', '_blank'));
  };
  const all = chosen.size === parts.length;
  return (
    <Dialog opened={opened} onClose={onClose} title={text.title}>
      <form className="form" onSubmit={submit}>
        <fieldset className="report-group">
          <legend>{text.parts}</legend>
          {parts.map((part) => (
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
        {print.isError && (
          <p className="field-error" role="alert">
            {text.failed} {print.error instanceof Failure && print.error.problem?.requestId}
          </p>
        )}
        <Button type="submit" tone="primary" busy={print.isPending} blocked={chosen.size === 0}>
          {print.isError ? common.retry : text.generate}
        </Button>
      </form>
    </Dialog>
  );
}

/** Shows a file in the tab that waits for it. */
function show(tab: Window | null, address: string): void {
  if (tab !== null) tab.location.href = address;
}
