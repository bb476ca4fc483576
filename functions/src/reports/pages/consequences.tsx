import type { Report } from '../report.ts';
import { Table } from './table.tsx';

/** What the convictions bring beside the sentence, each with the counts that bring it. */
export function Consequences({ report: { consequences } }: { readonly report: Report }) {
  return (
    <section>
      <h2>Collateral Consequences</h2>
      <p className="quiet">Each follows from a count marked Convicted. Ask counsel what it means for this defendant.</p>
      <Table
        caption="Consequences of the convictions"
        columns={['Counts', 'Consequence', 'What the law says', 'Authority']}
        rows={consequences.map(({ counts, name, text, authority }) => [counts.join(', '), name, text, authority])}
      />
    </section>
  );
}
