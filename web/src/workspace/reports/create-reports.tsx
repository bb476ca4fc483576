import './reports.css';
import { createPdf } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { reports as text } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { Overlay } from '../../ui/dialog.tsx';
import { usePhone } from '../../ui/use-width.ts';
import { scenariosQuery } from '../scenarios/scenario-queries.ts';
import { useWork } from '../work-context.tsx';
import { modulesOf } from './parts.ts';
import { type ReportChoices, useReportChoices } from './report-choices.ts';
import { ReportOptions } from './report-options.tsx';
import { ReportPreview } from './report-preview.tsx';
import { useReport } from './use-report.ts';

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
  const [choices, setChoices] = useReportChoices();
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
        <ReportOptions
          choices={choices}
          onChange={setChoices}
          family={family}
          printed={printed}
          onPrinted={setPrinted}
        />
        <div className="report-submit">
          {report.isError && (
            <p className="field-error" role="alert">
              {text.failed} {report.error instanceof Failure && report.error.problem?.requestId}
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

const printsAnything = ({ parts, crimeDetails }: ReportChoices): boolean => parts.length > 0 || crimeDetails;
