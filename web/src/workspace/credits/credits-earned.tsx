import '../modes.css';
import type { Credits } from '@countwise/engine';
import { credits as text } from '../../text/modes.ts';

/** Credits Earned: by rate, in all, and how they were counted. */
export function CreditsEarned({ credits }: { readonly credits: Credits }) {
  return (
    <section>
      <h3>{text.earned}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            {text.earnedColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {credits.groups.map(({ rate, days, conduct, authority }) => (
            <tr key={`${rate} ${authority}`}>
              <td>{days}</td>
              <td>
                {rate}% <cite>{authority}</cite>
              </td>
              <td>{conduct}</td>
              <td>{days + conduct}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {credits.groups.length === 0 && <p className="mode-empty">{text.none}</p>}
      <Totals {...credits} />
      {credits.groups.length > 0 && (
        <details>
          <summary>{text.working}</summary>
          {credits.groups.map(({ rate, working, authority }) => (
            <p key={`${rate} ${authority}`}>
              {working} <cite>{authority}</cite>
            </p>
          ))}
        </details>
      )}
    </section>
  );
}

function Totals({ actual, conduct, total }: Credits) {
  const rows = [
    [text.totals.actual, actual],
    [text.totals.conduct, conduct],
    [text.totals.total, total],
  ] as const;
  return (
    <dl className="figures">
      {rows.map(([name, days]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{days}</dd>
        </div>
      ))}
    </dl>
  );
}
