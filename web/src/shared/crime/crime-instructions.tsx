import './crime-section.css';
import '../mode.css';
import { type JuryInstructionRecord, jurySubsections } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { request } from '../../api/request.ts';
import { crimeSearch as text } from '../../text/add-charge.ts';
import { jury } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { InstructionDetails } from './instruction-details.tsx';

/** The jury instructions of one crime, each opening its outline. */
export function CrimeInstructions({ numbers }: { readonly numbers: readonly string[] }) {
  const [shown, setShown] = useState<JuryInstructionRecord | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['jury-subsections', numbers],
    enabled: numbers.length > 0,
    queryFn: async ({ signal }) =>
      instructionsOf(await request(jurySubsections, { body: { instructionIds: [...numbers] }, signal })),
  });
  if (data.length === 0) return null;
  return (
    <section className="crime-section">
      <h3>{text.instructions}</h3>
      <ul className="crime-instructions">
        {data.map((instruction) => (
          <li key={instruction.Id}>
            <Button tone="quiet" onClick={() => setShown(instruction)}>
              {text.instruction(instruction.InstructionNumber, instruction.InstructionTitle)}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mode-note">{jury.copyright}</p>
      <InstructionDetails instruction={shown} onClose={() => setShown(null)} />
    </section>
  );
}

type Titled = z.output<typeof jurySubsections.answer>;

/** The parts put together again, an instruction each. */
const instructionsOf = (parts: Titled): readonly JuryInstructionRecord[] =>
  [...Map.groupBy(parts, ({ JuryInstructionId }) => JuryInstructionId)].map(([number, subsections]) => ({
    Id: number,
    InstructionNumber: number,
    InstructionTitle: subsections[0]?.InstructionTitle ?? '',
    include: true,
    subsections,
  }));
