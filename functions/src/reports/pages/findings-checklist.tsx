import { probationFactors } from '@countwise/engine';
import type { Report } from '../report.ts';
import { Checklist } from './checklist.tsx';

const headings = {
  Crime: 'Rule 4.414(a): the crime',
  Defendant: 'Rule 4.414(b): the defendant',
  Unusual: 'Rule 4.413(c): unusual case',
  'Special A': 'PC 1203.067',
  'Special B': 'PC 1203.066',
} as const;

/** The criteria of a grant of probation; of the special ones, those the case calls for. */
export function FindingsChecklist({ report: { sentence, tickedFactors } }: { readonly report: Report }) {
  const { Unusual, SpecialA, SpecialB } = sentence.probation;
  const shown = { Crime: true, Defendant: true, Unusual, 'Special A': SpecialA, 'Special B': SpecialB };
  return (
    <section>
      <h2>Probation Findings Checklist</h2>
      {(['Crime', 'Defendant', 'Unusual', 'Special A', 'Special B'] as const)
        .filter((category) => shown[category])
        .map((category) => (
          <Checklist
            key={category}
            heading={headings[category]}
            rows={probationFactors.filter((factor) => factor.category === category)}
            ticked={tickedFactors}
          />
        ))}
    </section>
  );
}
