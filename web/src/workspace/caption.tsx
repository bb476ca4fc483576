import { lawDay } from '@countwise/contract';
import { IconCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { caseTitle, hasNoPersonalData } from '../shared/case/case-title.ts';
import { caseList } from '../text/cases.ts';
import { common } from '../text/common.ts';
import { workspace as text } from '../text/workspace.ts';
import { Button } from '../ui/button.tsx';
import { shortDate, timeOfDay, today } from '../ui/dates.ts';
import { ReportOfCase } from './report-of-case.tsx';
import type { SaveState } from './writes/use-writes.ts';
import { useWork } from './writes/work-context.tsx';

/** Whose case this is, which law it stands under, and whether everything is saved. */
export function Caption({ state }: { readonly state: SaveState }) {
  const { record, rows } = useWork();
  const parts = [
    record.CaseNumber,
    caseList.statuses[record.CaseStatus],
    record.ScenarioName,
    hasNoPersonalData(record) ? caseList.noPersonalData : null,
    text.lawAsOf(
      shortDate(
        lawDay(
          rows.map(({ charge }) => charge),
          today(),
        ),
      ),
    ),
  ].filter((part) => part !== null && part !== '');
  return (
    <header className="caption">
      <h1>{caseTitle(record)}</h1>
      <p>{parts.join(', ')}</p>
      <SaveStatus state={state} />
      <ReportOfCase />
    </header>
  );
}

function SaveStatus({ state }: { readonly state: SaveState }) {
  return (
    <div className="save-status" role="status" data-kind={state.kind}>
      {state.kind === 'saving' && (
        <>
          <IconCloudUpload size={16} aria-hidden="true" /> {common.save.saving}
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <IconCheck size={16} aria-hidden="true" /> {common.save.saved(timeOfDay(state.at))}
        </>
      )}
      {state.kind === 'waiting' && (
        <>
          <IconCloudOff size={16} aria-hidden="true" /> {common.save.waiting(state.changes)}
        </>
      )}
      {state.kind === 'failed' && (
        <>
          {common.save.failed}
          <Button tone="quiet" onClick={state.retry}>
            {common.retry}
          </Button>
        </>
      )}
    </div>
  );
}
