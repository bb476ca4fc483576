import '../modes.css';
import { type JuryInstructionRecord, juryInstructionsOfCase, printJuryInstructions } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { common } from '../../text/common.ts';
import { jury as text } from '../../text/modes.ts';
import { reports } from '../../text/workspace.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReport } from '../reports/use-report.ts';
import { useWork } from '../work-context.tsx';
import { InstructionTable } from './instruction-table.tsx';

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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [includePageNumbers, setPageNumbers] = useState(true);
  const report = useReport();
  const wanted = filter.trim().toLowerCase();
  const found = all.filter(({ InstructionNumber, InstructionTitle }) =>
    `${InstructionNumber} ${InstructionTitle}`.toLowerCase().includes(wanted),
  );
  const included = all.filter(({ Id }) => !left.has(Id));
  const make = () =>
    request(printJuryInstructions, {
      body: {
        includePageNumbers,
        instructionsArray: included.map(({ Id, subsections }) => ({
          JuryInstructionId: Id,
          SectionTitles: subsections.map(({ SectionTitle }) => SectionTitle),
        })),
      },
    });
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
        onToggle={(id) => setLeft(left.symmetricDifference(new Set([id])))}
      />
      <div className="form-row mode-choices">
        <CheckboxField
          label={text.pageNumbers}
          checked={includePageNumbers}
          onChange={(event) => setPageNumbers(event.currentTarget.checked)}
        />
        <Button busy={report.isPending} blocked={included.length === 0} onClick={() => report.print(make)}>
          {report.isError ? common.retry : reports.generate}
        </Button>
      </div>
      {report.isError && (
        <p className="field-error" role="alert">
          {reports.failed}
        </p>
      )}
      <Dialog opened={shown !== null} onClose={() => setShown(null)} title={shown?.InstructionTitle ?? ''} size={720}>
        {shown?.subsections.map(({ SectionTitle, SectionText }) => (
          <section key={SectionTitle} className="law-text">
            <h3>{SectionTitle}</h3>
            <p>{SectionText}</p>
          </section>
        ))}
      </Dialog>
    </section>
  );
}
