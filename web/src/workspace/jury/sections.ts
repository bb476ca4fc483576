import type { JuryInstructionRecord } from '@countwise/contract';

/** The titles of the parts that instructions have, each once, in the order they first come. */
export const sectionTitles = (instructions: readonly JuryInstructionRecord[]): readonly string[] => [
  ...new Set(instructions.flatMap(({ subsections }) => subsections.map(({ SectionTitle }) => SectionTitle))),
];

/** The instructions whose number or title holds what is typed. */
export function matching(all: readonly JuryInstructionRecord[], typed: string): readonly JuryInstructionRecord[] {
  const wanted = typed.trim().toLowerCase();
  return all.filter(({ InstructionNumber, InstructionTitle }) =>
    `${InstructionNumber} ${InstructionTitle}`.toLowerCase().includes(wanted),
  );
}

/** What the printed report asks of each instruction: the parts that were left in. One with none left is not printed. */
export function printedSections(instructions: readonly JuryInstructionRecord[], leftOut: ReadonlySet<string>) {
  return instructions
    .map(({ Id, subsections }) => ({
      JuryInstructionId: Id,
      SectionTitles: subsections
        .map(({ SectionTitle }) => SectionTitle)
        .filter((SectionTitle) => !leftOut.has(SectionTitle)),
    }))
    .filter(({ SectionTitles }) => SectionTitles.length > 0);
}
