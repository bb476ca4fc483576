import type { Report } from '../report.ts';

/** The verdict, why, and what the court must find. */
export function ProbationEligibility({ report: { sentence } }: { readonly report: Report }) {
  const { probation } = sentence;
  const countOf = new Map(sentence.charges.map(({ id, count, name }) => [id, `Count ${count}, ${name}`]));
  return (
    <section>
      <h2>Probation</h2>
      <p className="verdict serif">{probation.verdict}</p>
      <Cited heading="Reasons" rows={probation.reasons} none="No limitation of probation applies." />
      <Cited heading="Required findings" rows={probation.findings} none="" />
      <Cited
        heading="Length of probation"
        rows={probation.lengths.map(({ charge, text, authority }) => ({
          text: `${countOf.get(charge) ?? ''}: ${text}`,
          authority,
        }))}
        none=""
      />
      <Cited
        heading="Jail as a condition"
        rows={probation.jail.map(({ charge, minimumDays, maximumDays, authority }) => ({
          text: `${countOf.get(charge) ?? ''}: ${minimumDays} to ${maximumDays} days`,
          authority,
        }))}
        none=""
      />
    </section>
  );
}

interface CitedProps {
  readonly heading: string;
  readonly rows: readonly { readonly text: string; readonly authority: string }[];
  /** What stands there in place of no rows; without it the heading is left out too. */
  readonly none: string;
}

function Cited({ heading, rows, none }: CitedProps) {
  if (rows.length === 0 && none === '') return null;
  return (
    <>
      <h3>{heading}</h3>
      {rows.length === 0 && <p>{none}</p>}
      <ul className="plain">
        {rows.map(({ text, authority }) => (
          <li key={`${text} ${authority}`}>
            {text} <cite>{authority}</cite>
          </li>
        ))}
      </ul>
    </>
  );
}
