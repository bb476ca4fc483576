import '../modes.css';
import { type JuryInstructionRecord, juryInstructionsOfCase } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { jury as text } from '../../text/modes.ts';
import { reports } from '../../text/reports.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWork } from '../work-context.tsx';
import { leftOutQuery } from '../work-queries.ts';
import { InstructionDetails } from './instruction-details.tsx';
import { InstructionTable } from './instruction-table.tsx';
import { JuryReportDialog } from './jury-report-dialog.tsx';

/** Jury Instructions: what CALCRIM has for the charges of the case, outlined in our own words. */
export function JuryMode() {
  const { record, rows } = useWork();
  const { data } = useQuery({
    queryKey: ['jury', record.Id, rows.map(({ charge }) => charge.CrimeId)],
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
  const [printing, setPrinting] = useState(false);
  const wanted = filter.trim().toLowerCase();
  const found = all.filter(({ InstructionNumber, InstructionTitle }) =>
    `${InstructionNumber} ${InstructionTitle}`.toLowerCase().includes(wanted),
  );
  const included = all.filter(({ Id }) => !left.has(Id));
  return (
    <section>
      <TextField
        aria-label={text.filter}
        placeholder={text.filter}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <InstructionTable
        instructions={found}
        left={left}
        onView={setShown}
        onToggle={(id) =>
          run([{ kind: 'left-out', instructions: [...left.symmetricDifference(new Set([id]))] }], text.report)
        }
      />
      <Button blocked={included.length === 0} onClick={() => setPrinting(true)}>
        {reports.generate}
      </Button>
      <JuryReportDialog opened={printing} onClose={() => setPrinting(false)} instructions={included} />
      <InstructionDetails instruction={shown} onClose={() => setShown(null)} />
    </section>
  );
}
