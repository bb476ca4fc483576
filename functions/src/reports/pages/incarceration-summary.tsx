import type { Report } from '../report.ts';
import { Checks } from './checks.tsx';
import { CountsTable } from './counts-table.tsx';
import { Ladder } from './ladder.tsx';
import { Section1170h } from './section-1170h.tsx';
import { SentenceTotals } from './sentence-totals.tsx';
import { Why } from './why.tsx';

/** The sentence: totals, counts, its picture, and every step to it. */
export const IncarcerationSummary = ({ report }: { readonly report: Report }) => (
  <section>
    <h2>Incarceration Summary</h2>
    <SentenceTotals report={report} />
    <CountsTable report={report} />
    <Ladder sentence={report.sentence} />
    {report.text1170h && <Section1170h report={report} />}
    <Why sentence={report.sentence} />
    <Checks report={report} />
  </section>
);
