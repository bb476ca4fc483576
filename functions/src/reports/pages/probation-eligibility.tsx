import type { Sentence } from '@countwise/engine';
import { namedRows } from '../named-rows.ts';
import type { Report } from '../report.ts';

/** The verdict, why, and what the court must find. */
export function ProbationEligibility({ report: { sentence } }: { readonly report: Report }) {
  const { verdict, reasons, findings, lengths, jail } = sentence.probation;
  const barred = verdict === 'Ineligible';
  return (
    <section>
      <h2>Probation</h2>
      <p className="verdict serif">{verdict}</p>
      <Cited heading="Reasons" rows={together(reasons, sentence)} none="No limitation of probation applies." />
      <Cited heading="Required findings" rows={findings} />
      <Cited
        heading={barred ? 'Length of probation, were it not barred' : 'Length of probation'}
        rows={together(lengths.map(ofOne), sentence)}
      />
      <Cited
        heading={barred ? 'Jail as a condition, were it not barred' : 'Jail as a condition'}
        rows={together(
          jail.map(({ minimumDays, maximumDays, ...one }) =>
            ofOne({ ...one, text: `${minimumDays} to ${maximumDays} days` }),
          ),
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

interface CitedRow {
  readonly text: string;
  readonly authority: string;
  /** The rows it holds for, by name. */
  readonly rows?: string;
}

/** What is said of several rows in the same words is said once, with their names. */
const together = (held: readonly Held[], sentence: Sentence): readonly CitedRow[] =>
  [...Map.groupBy(held, ({ text, authority }) => `${text}\n${authority}`).values()].flatMap((same) => {
    const [one] = same;
    if (one === undefined) return [];
    return {
      ...one,
      rows: namedRows(
        same.flatMap(({ charges }) => charges),
        sentence,
      ),
    };
  });

interface CitedProps {
  readonly heading: string;
  readonly rows: readonly CitedRow[];
  /** What stands there in place of no rows; without it the heading is left out too. */
  readonly none?: string;
}

function Cited({ heading, rows, none }: CitedProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <>
      <h3>{heading}</h3>
      {rows.length === 0 && <p>{none}</p>}
      <ul className="plain">
        {rows.map(({ text, authority, rows: named }) => (
          <li key={`${text} ${authority}`}>
            {text} <cite>{authority}</cite> <span className="quiet">{named}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
