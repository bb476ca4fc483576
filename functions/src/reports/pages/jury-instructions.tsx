import type { JuryInstructionRecord } from '@countwise/contract';

type Instructions = readonly JuryInstructionRecord[];
type Subsection = JuryInstructionRecord['subsections'][number];

/** Lists in one run of text; an instruction that is printed here is named by its number, for its title stands at its own place. */
function textOf({ SectionTitle, SectionText }: Subsection, printed: ReadonlySet<string>): string {
  const lines = SectionText.split('\n');
  if (SectionTitle === 'Statutes') return lines.join('; ');
  if (SectionTitle !== 'Related instructions') return SectionText;
  return lines
    .map((line) => {
      const [number = ''] = line.split(' ');
      return printed.has(number) ? number : line;
    })
    .join('; ');
}

const numbersOf = (instructions: Instructions): ReadonlySet<string> =>
  new Set(instructions.map(({ InstructionNumber }) => InstructionNumber));

/** The outlines of jury instructions, each part under its title. */
export const JuryInstructions = ({ instructions }: { readonly instructions: Instructions }) => (
  <section>
    <h2>Jury Instructions</h2>
    <p className="quiet">
      Outlines in our own words. The wording to be read to a jury is the Judicial Council of California Criminal Jury
      Instructions (CALCRIM).
    </p>
    {instructions.map(({ Id, InstructionNumber, InstructionTitle, subsections }) => (
      <div key={Id}>
        <h3>
          CALCRIM {InstructionNumber}: {InstructionTitle}
        </h3>
        {subsections.map((part) => (
          <div key={part.SectionTitle} className="whole">
            <h4>{part.SectionTitle}</h4>
            <p className="text serif">{textOf(part, numbersOf(instructions))}</p>
          </div>
        ))}
      </div>
    ))}
  </section>
);
