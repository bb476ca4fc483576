import { z } from 'zod';
import { id } from './basics.ts';

/** One part of an instruction's outline. */
export const jurySubsection = z.object({ JuryInstructionId: id, SectionTitle: z.string(), SectionText: z.string() });

/** A part of an instruction that was asked for by its id, with the title of the whole. */
export const titledSubsection = jurySubsection.extend({ InstructionTitle: z.string() });

/** A CALCRIM instruction that a case calls for. */
export const juryInstruction = z.object({
  Id: id,
  InstructionNumber: z.string(),
  InstructionTitle: z.string(),
  include: z.boolean(),
  subsections: z.array(jurySubsection),
});
export type JuryInstructionRecord = z.infer<typeof juryInstruction>;
