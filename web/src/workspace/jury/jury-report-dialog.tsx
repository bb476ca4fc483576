import '../reports/reports.css';
import { type JuryInstructionRecord, printJuryInstructions } from '@countwise/contract';
import { type FormEvent, useState } from 'react';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { jury as text } from '../../text/modes.ts';
import { reports } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import { faultOf, useReport } from '../reports/use-report.ts';
import { useWork } from '../writes/work-context.tsx';
import { printedSections, sectionTitles } from './sections.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly instructions: readonly JuryInstructionRecord[];
}

/** Jury Instructions Report: which parts of the included instructions are printed. */
export function JuryReportDialog({ opened, onClose, instructions }: Props) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [includePageNumbers, setPageNumbers] = useState(true);
  const { record } = useWork();
  const report = useReport(onClose);
  const titles = sectionTitles(instructions);
  const instructionsArray = printedSections(instructions, leftOut);
  const all = titles.every((title) => !leftOut.has(title));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { caseId: record.Id, includePageNumbers, instructionsArray };
    report.print(() => request(printJuryInstructions, { body }));
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={text.report}>
      <form className="form" onSubmit={submit}>
        <fieldset className="report-group">
          <legend>{reports.parts}</legend>
          {titles.map((title) => (
            <CheckboxField
              key={title}
              label={title}
              checked={!leftOut.has(title)}
              onChange={() => setLeftOut(leftOut.symmetricDifference(new Set([title])))}
            />
          ))}
          <Button tone="quiet" onClick={() => setLeftOut(new Set(all ? titles : []))}>
            {all ? reports.uncheckAll : reports.selectAll}
          </Button>
        </fieldset>
        <CheckboxField
          label={text.pageNumbers}
          checked={includePageNumbers}
          onChange={(event) => setPageNumbers(event.currentTarget.checked)}
        />
        {report.isError && (
          <p className="field-error" role="alert">
            {faultOf(report.error)}
          </p>
        )}
        <div className="form-foot">
          <Button type="submit" tone="primary" busy={report.isPending} blocked={instructionsArray.length === 0}>
            {report.isError ? common.retry : reports.generate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
