import { countNumbers } from '../named-rows.ts';
import type { Report } from '../report.ts';
import { Table } from './table.tsx';

const legend = [
  [
    'Counts',
    'the convictions that bring the consequence, stayed ones too; none where it follows from the case as a whole',
  ],
  ['Length', 'how long it lasts, from the least to the most; empty where it has no end of its own'],
  ['What the law says', 'our own words for it, if the conviction stands'],
  ['Authority', 'the section to read before it is relied on'],
] as const;

/** What the convictions bring beside the sentence, each with the counts that bring it. */
export function Consequences({ report: { consequences, hideLegend } }: { readonly report: Report }) {
  return (
    <section>
      <h2>Collateral Consequences</h2>
      <p className="quiet">
        Each follows from a conviction; one stayed under PC 654 remains a conviction. Ask counsel what it means for this
        defendant.
      </p>
      {!hideLegend && (
        <dl className="key">
          {legend.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <Table
        name="consequences"
        caption="Consequences of the convictions"
        columns={['Counts', 'Consequence', 'Length', 'What the law says', 'Authority']}
        rows={consequences.map(({ counts, name, bounds, text, authority }) => [
          countNumbers(counts),
          name,
          bounds,
          text,
          authority,
        ])}
      />
    </section>
  );
}
