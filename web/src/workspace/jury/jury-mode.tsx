import '../modes.css';
import { type JuryInstructionRecord, juryInstructionsOfCase } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { jury as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWork } from '../work-context.tsx';

/** Jury Instructions: what CALCRIM has for the charges of the case, outlined in our own words. */
export function JuryMode() {
  const { record, rows } = useWork();
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState<JuryInstructionRecord | null>(null);
  const { data } = useQuery({
    queryKey: ['jury', record.Id, rows.map(({ charge }) => charge.CrimeId)],
    queryFn: ({ signal }) => request(juryInstructionsOfCase, { params: { caseId: record.Id }, signal }),
  });
  const wanted = filter.trim().toLowerCase();
  const found = data?.filter(({ InstructionNumber, InstructionTitle }) =>
    `${InstructionNumber} ${InstructionTitle}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      {found === undefined && <Skeleton width="100%" height={120} />}
      {data?.length === 0 && <p className="mode-empty">{text.none}</p>}
      {found !== undefined && data !== undefined && data.length > 0 && (
        <section>
          <TextField
            aria-label={text.filter}
            placeholder={text.filter}
            value={filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
          <Instructions instructions={found} onView={setShown} />
        </section>
      )}
      <p className="mode-note">{text.copyright}</p>
      <Dialog opened={shown !== null} onClose={() => setShown(null)} title={shown?.InstructionTitle ?? ''} size={720}>
        {shown?.subsections.map(({ SectionTitle, SectionText }) => (
          <section key={SectionTitle} className="law-text">
            <h3>{SectionTitle}</h3>
            <p>{SectionText}</p>
          </section>
        ))}
      </Dialog>
    </div>
  );
}

interface InstructionsProps {
  readonly instructions: readonly JuryInstructionRecord[];
  readonly onView: (instruction: JuryInstructionRecord) => void;
}

function Instructions({ instructions, onView }: InstructionsProps) {
  return (
    <div className="jury-list">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{text.columns.number}</th>
            <th scope="col">{text.columns.instruction}</th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.view}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {instructions.map((instruction) => (
            <tr key={instruction.Id}>
              <th scope="row">{instruction.InstructionNumber}</th>
              <td>{instruction.InstructionTitle}</td>
              <td>
                <Button aria-label={text.view(instruction.InstructionNumber)} onClick={() => onView(instruction)}>
                  {text.columns.view}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
