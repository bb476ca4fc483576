import './reports.css';
import { createPdf } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { request } from '../../api/request.ts';
import { scenariosQuery } from '../../shared/case/case-queries.ts';
import { common } from '../../text/common.ts';
import { reports as text } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Overlay } from '../../ui/dialog.tsx';
import { usePhone } from '../../ui/use-width.ts';
import { useWork } from '../writes/work-context.tsx';
import { modulesOf } from './parts.ts';
import { printsAnything } from './report-choices.ts';
import { ReportOptions } from './report-options.tsx';
import { ReportPreview } from './report-preview.tsx';
import { faultOf, useReport } from './use-report.ts';
import { useReportChoices } from './use-report-choices.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Chooses the parts of the report beside what they come to, has it printed and opens it. */
export function CreateReports({ opened, onClose }: Props) {
  return (
    <Overlay opened={opened} onClose={onClose} title={text.title}>
      <ReportForm onClose={onClose} />
    </Overlay>
  );
}

function ReportForm({ onClose }: Pick<Props, 'onClose'>) {
  const { record } = useWork();
  const { choices, change, unkept, retry } = useReportChoices();
  const { data } = useQuery(scenariosQuery(record.Id));
  const family = data === undefined ? [record] : [data.mainCase, ...data.scenarios];
  const [printed, setPrinted] = useState<ReadonlySet<string>>(new Set([record.Id]));
  const phone = usePhone();
  const report = useReport(onClose);
  const [first = record, ...others] = family.filter(({ Id }) => printed.has(Id));
  const body = {
    caseId: first.Id,
    scenarioIds: others.map(({ Id }) => Id),
    modules: {
      ...modulesOf(new Set(choices.parts)),
      crimeDetails: choices.crimeDetails,
      scenarioCoverPageTitle: first.ParentCaseId !== null && choices.printScenarioName,
    },
    reportSettings: choices.settings,
  };
  const nothing = !printsAnything(choices) || printed.size === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    report.print(() => request(createPdf, { body }));
  };
  return (
    <div className="report-dialog">
      <form className="form" onSubmit={submit}>
        <ReportOptions choices={choices} onChange={change} family={family} printed={printed} onPrinted={setPrinted} />
        <div className="form-foot">
          <Unkept said={unkept} onRetry={retry} />
          {report.isError && (
            <p className="field-error" role="alert">
              {faultOf(report.error)}
            </p>
          )}
          <Button type="submit" tone="primary" busy={report.isPending} blocked={nothing}>
            {report.isError ? common.retry : text.generate}
          </Button>
        </div>
      </form>
      {!phone && <ReportPreview body={body} />}
    </div>
  );
}

/** That choices are kept on this device alone, with the way to have them kept. */
const Unkept = ({ said, onRetry }: { readonly said: string | null; readonly onRetry: (() => void) | null }) => (
  <p className="unkept" role="status">
    {said}
    {said !== null && onRetry !== null && (
      <Button tone="quiet" onClick={onRetry}>
        {common.retry}
      </Button>
    )}
  </p>
);
