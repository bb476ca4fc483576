import { jailConditionText, saidAlike } from '@countwise/contract';
import { limitsOfCharges, rowNames, type Sentence } from '@countwise/engine';
import type { Report } from '../report.ts';
import { Cited, type CitedRow } from './cited.tsx';

/** What is weighed in every grant are criteria; what makes a barred case eligible are findings. By the tabs of the screen. */
const headings: Readonly<Record<string, string>> = {
  'Rule 4.414(a) Crime': 'What the court weighs (rule 4.414)',
  'Rule 4.414(b) Defendant': 'What the court weighs (rule 4.414)',
  'Rule 4.413(c) Unusual': 'What may make the case unusual, which the court must find (rule 4.413(c))',
  'PC 1203.067 Sex A': 'What the court must find (PC 1203.067)',
  'PC 1203.066 Sex B': 'What the court must find (PC 1203.066)',
};

interface Props {
  readonly report: Report;
  /** Left out where the checklist that follows says the same. */
  readonly withFindings: boolean;
}

/** The verdict, why, and what the court weighs and finds. */
export function ProbationEligibility({ report: { sentence }, withFindings }: Props) {
  const { verdict, reasons, duties, findings, lengths, jail } = sentence.probation;
  const barred = verdict === 'Ineligible';
  return (
    <section>
      <h2>Probation</h2>
      <p className="verdict serif">{verdict}</p>
      {reasons.length > 0 && <p>{limitsOfCharges(sentence)}</p>}
      <List heading="What is to be granted" rows={together(duties, sentence)} />
      <List heading="Reasons" rows={together(reasons, sentence)} none="No limitation of probation applies." />
      {withFindings &&
        [...Map.groupBy(findings, ({ tab }) => headings[tab] ?? tab)].map(([heading, rows]) => (
          <List key={heading} heading={heading} rows={rows} />
        ))}
      <List
        heading={barred ? 'Length of probation, were it not barred' : 'Length of probation'}
        rows={together(lengths.map(ofOne), sentence)}
      />
      <List
        heading={barred ? 'Jail as a condition, were it not barred' : 'Jail as a condition'}
        rows={together(
          jail.map(({ charge, authority, ...bounds }) => ofOne({ charge, authority, text: jailConditionText(bounds) })),
          sentence,
        )}
      />
    </section>
  );
}

/** Something that holds for some rows of the case. */
interface Held {
  readonly text: string;
  readonly authority: string;
  readonly charges: readonly string[];
}

const ofOne = ({ charge, text, authority }: { readonly charge: string } & Omit<Held, 'charges'>): Held => ({
  text,
  authority,
  charges: [charge],
});

const together = (held: readonly Held[], sentence: Sentence): readonly CitedRow[] =>
  saidAlike(held).map((one) => ({ ...one, rows: rowNames(one.charges, sentence) }));

interface ListProps {
  readonly heading: string;
  readonly rows: readonly CitedRow[];
  /** What stands there in place of no rows; without it the heading is left out too. */
  readonly none?: string;
}

function List({ heading, rows, none }: ListProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <>
      <h3>{heading}</h3>
      {rows.length === 0 && <p>{none}</p>}
      <ul className="plain">
        {rows.map((row) => (
          <li key={`${row.text} ${row.authority}`}>
            <Cited {...row} />
          </li>
        ))}
      </ul>
    </>
  );
}
