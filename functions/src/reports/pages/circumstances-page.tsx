import { circumstances } from '@countwise/engine';
import type { Report } from '../report.ts';
import { Checklist } from './checklist.tsx';

const headings = {
  Aggravating: 'Aggravation (Rule 4.421)',
  Mitigating: 'Mitigation (Rule 4.423)',
  Concurrent: 'Concurrency (Rule 4.425)',
} as const;

/** The circumstances the court weighs, those of the case ticked. */
export const CircumstancesPage = ({ report }: { readonly report: Report }) => (
  <section>
    <h2>Factors in Aggravation and Mitigation</h2>
    {(['Aggravating', 'Mitigating', 'Concurrent'] as const).map((category) => (
      <Checklist
        key={category}
        heading={headings[category]}
        rows={circumstances.filter((circumstance) => circumstance.category === category)}
        ticked={report.tickedCircumstances}
      />
    ))}
  </section>
);
