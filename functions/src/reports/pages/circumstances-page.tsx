import { circumstances } from '@countwise/engine';
import type { Report } from '../report.ts';
import { Checklist } from './checklist.tsx';

const headings = {
  Aggravating: 'Aggravation (Rule 4.421)',
  Mitigating: 'Mitigation (Rule 4.423)',
  Concurrent: 'Concurrency (Rule 4.425)',
} as const;

/** How the facts were established, as the report says it. */
const proofs = {
  none: 'Not established',
  stipulated: 'Stipulated',
  found: 'Found true beyond a reasonable doubt',
  certified: 'Certified record of conviction',
} as const;

/** The circumstances the court weighs, those of the case ticked; those in aggravation say how they were established. */
export function CircumstancesPage({ report: { tickedCircumstances } }: { readonly report: Report }) {
  const proofOf = new Map(tickedCircumstances.map(({ CircumstancesId, Proof }) => [CircumstancesId, Proof]));
  const proofNote = (id: string) => proofs[proofOf.get(id) ?? 'none'];
  return (
    <section>
      <h2>Factors in Aggravation and Mitigation</h2>
      {(['Aggravating', 'Mitigating', 'Concurrent'] as const).map((category) => (
        <Checklist
          key={category}
          heading={headings[category]}
          rows={circumstances.filter((circumstance) => circumstance.category === category)}
          ticked={[...proofOf.keys()]}
          {...(category === 'Aggravating' && { noteOf: proofNote })}
        />
      ))}
    </section>
  );
}
