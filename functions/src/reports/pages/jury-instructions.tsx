import type { JuryInstructionRecord } from '@countwise/contract';

/** The outlines of jury instructions, each part under its title. */
export const JuryInstructions = ({ instructions }: { readonly instructions: readonly JuryInstructionRecord[] }) => (
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
        {subsections.map(({ SectionTitle, SectionText }) => (
          <div key={SectionTitle} className="whole">
            <h4>{SectionTitle}</h4>
            <p className="text serif">{SectionText}</p>
          </div>
        ))}
      </div>
    ))}
  </section>
);
