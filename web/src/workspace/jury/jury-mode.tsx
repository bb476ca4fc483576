import '../../shared/mode.css';
import '../work/modes.css';
import { type JuryInstructionRecord, juryInstructionsOfCase } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { InstructionDetails } from '../../shared/crime/instruction-details.tsx';
import { jury as text } from '../../text/modes.ts';
import { reports } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { leftOutQuery } from '../work/left-out-query.ts';
import { useWork } from '../writes/work-context.tsx';
import { IncludeAll } from './include-all.tsx';
import { InstructionTable } from './instruction-table.tsx';
import { JuryReportDialog } from './jury-report-dialog.tsx';
import { matching } from './sections.ts';

/** Jury Instructions: what CALCRIM has for the charges of the case, outlined in our own words. */
export function JuryMode() {
  const { record, rows, circumstances } = useWork();
  // all that the answer hangs on, or a charge that is dismissed would keep its instructions
  const asked = rows.map(({ charge }) => [charge.CrimeId, charge.CrimeState, charge.ChargeStatus, charge.isGang]);
  const { data } = useQuery({
    queryKey: ['jury', record.Id, asked, circumstances.map(({ CircumstancesId }) => CircumstancesId)],
    queryFn: ({ signal }) => request(juryInstructionsOfCase, { params: { caseId: record.Id }, signal }),
  });
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      {data === undefined && <Skeleton width="100%" height={120} />}
      {data?.length === 0 && <p className="mode-empty">{text.none}</p>}
      {data !== undefined && data.length > 0 && <Instructions all={data} />}
      <p className="mode-note">{text.copyright}</p>
    </div>
  );
}

function Instructions({ all }: { readonly all: readonly JuryInstructionRecord[] }) {
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState<JuryInstructionRecord | null>(null);
  const { record, run } = useWork();
  const { data: leftOut } = useQuery(leftOutQuery(record.Id));
  const left = new Set(leftOut);
  const leave = (instructions: ReadonlySet<string>) =>
    run([{ kind: 'left-out', instructions: [...instructions] }], text.report);
  const [printing, setPrinting] = useState(false);
  const found = matching(all, filter);
  const included = all.filter(({ Id }) => !left.has(Id));
  return (
    <section>
      <TextField
        className="jury-filter"
        aria-label={text.filter}
        placeholder={text.filter}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <IncludeAll found={found} left={left} included={included.length} of={all.length} onLeave={leave} />
      {found.length === 0 ? (
        <p className="mode-empty">{text.noMatch}</p>
      ) : (
        <InstructionTable
          instructions={found}
          left={left}
          onView={setShown}
          onToggle={(id) => leave(left.symmetricDifference(new Set([id])))}
        />
      )}
      <Button blocked={included.length === 0} onClick={() => setPrinting(true)}>
        {reports.generate}
      </Button>
      <JuryReportDialog opened={printing} onClose={() => setPrinting(false)} instructions={included} />
      <InstructionDetails instruction={shown} onClose={() => setShown(null)} />
    </section>
  );
}
