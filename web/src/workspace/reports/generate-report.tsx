import { createPdf } from '@countwise/contract';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { reports as text } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { useWork } from '../writes/work-context.tsx';
import { modulesOf, type Part } from './parts.ts';
import { faultOf, useReport } from './use-report.ts';

/** Prints the part of the report that a mode stands for. */
export function GenerateReport({ modules }: { readonly modules: readonly Part[] }) {
  const { record } = useWork();
  const report = useReport();
  const make = () => request(createPdf, { body: { caseId: record.Id, modules: modulesOf(new Set(modules)) } });
  return (
    <div>
      <Button busy={report.isPending} onClick={() => report.print(make)}>
        {report.isError ? common.retry : text.generate}
      </Button>
      {report.isError && (
        <p className="field-error" role="alert">
          {faultOf(report.error)}
        </p>
      )}
    </div>
  );
}
