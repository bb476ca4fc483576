import type { JuryInstructionRecord } from '@countwise/contract';
import type { JuryInstruction } from '@countwise/seed';

/** An instruction of the book in the specs' names. */
export const instructionRecord = ({ number, title, subsections }: JuryInstruction): JuryInstructionRecord => ({
  Id: number,
  InstructionNumber: number,
  InstructionTitle: title,
  include: true,
  subsections: subsections.map((subsection) => ({ JuryInstructionId: number, ...subsection })),
});
