import type { Report } from '../report.ts';
import { CountsTable } from './counts-table.tsx';
import { Ladder } from './ladder.tsx';
import { SentenceTotals } from './sentence-totals.tsx';
import { Checks, Why } from './why.tsx';

/** The sentence: totals, counts, its picture, and every step to it. */
export const IncarcerationSummary = ({ report }: { readonly report: Report }) => (
  <section>
    <h2>Incarceration Summary</h2>
    <SentenceTotals sentence={report.sentence} />
    <CountsTable report={report} />
    <Ladder sentence={report.sentence} />
    <Why sentence={report.sentence} />
    <Checks sentence={report.sentence} />
  </section>
);
