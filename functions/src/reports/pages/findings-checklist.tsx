import type { Report } from '../report.ts';
import { Checklist } from './checklist.tsx';

/** What the court weighs and finds in a grant of probation, by the tabs of the screen; nothing where the statute bars a grant. */
export function FindingsChecklist({ report: { sentence, tickedFactors } }: { readonly report: Report }) {
  const { findings } = sentence.probation;
  if (findings.length === 0) return null;
  const byTab = Map.groupBy(findings, ({ tab }) => tab);
  return (
    <section>
      <h2>Probation Findings Checklist</h2>
      {[...byTab].map(([tab, needed]) => (
        <Checklist
          key={tab}
          heading={tab}
          rows={needed.map(({ text, ...finding }) => ({ ...finding, name: text }))}
          ticked={tickedFactors}
        />
      ))}
    </section>
  );
}
