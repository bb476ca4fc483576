import { lawDayOf } from '@countwise/contract';
import { countNumbers, type IsoDate } from '@countwise/engine';
import type { Report } from '../report.ts';
import { dateText } from '../words.ts';
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

/**
 * The first day of today's least restitution fines, $300 and $150; of acts before it they are less, by and by (PC 1202.4(b)(1)).
 * Fines are punishment, and of the law of the act: People v. Souza (2012) 54 Cal.4th 90, 143.
 */
const finesOfToday: IsoDate = '2014-01-01';

/** The counts of convictions whose fines are not those of today. */
function countsOfOldFines({ charges, sentence }: Pick<Report, 'charges' | 'sentence'>): readonly number[] {
  const convicted = new Set(sentence.charges.filter(({ role }) => role !== 'inactive').map(({ id }) => id));
  return charges
    .filter((charge) => convicted.has(charge.Id) && lawDayOf(charge) < finesOfToday)
    .map(({ CountNumber }) => CountNumber);
}

/** That the amounts of the list are no promise for an older act. */
function OldFines({ counts }: { readonly counts: readonly number[] }) {
  if (counts.length === 0) return null;
  return (
    <p className="quiet">
      The list tells what a conviction of today brings. {counts.length === 1 ? 'Count' : 'Counts'}{' '}
      {countNumbers(counts)}: for an act of before {dateText(finesOfToday)} the fines are those of its day, which may be
      less, or none. <cite>PC 1202.4(b)(1); Const., art. I, § 9; People v. Souza (2012) 54 Cal.4th 90, 143</cite>
    </p>
  );
}

/** What the convictions bring beside the sentence, each with the counts that bring it. */
export function Consequences({ report }: { readonly report: Report }) {
  const { consequences, hideLegend } = report;
  return (
    <section>
      <h2>Collateral Consequences</h2>
      <p className="quiet">
        Each follows from a conviction; one stayed under PC 654 remains a conviction. Ask counsel what it means for this
        defendant.
      </p>
      <OldFines counts={countsOfOldFines(report)} />
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
