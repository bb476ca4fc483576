import '../modes.css';
import { credits as text } from '../../text/modes.ts';
import { useWork } from '../work-context.tsx';
import { CustodyStrip } from './custody-strip.tsx';
import { PresentenceTable } from './presentence-table.tsx';

/** Custody Credits: the days, what they earn, and what each count allows. */
export function CreditsMode() {
  const { sentence } = useWork();
  const { credits } = sentence;
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <CustodyStrip />
      <PresentenceTable />
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
        <Totals />
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
      <ByCount />
    </div>
  );
}

function Totals() {
  const { actual, conduct, total } = useWork().sentence.credits;
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

function ByCount() {
  const { byCount } = useWork().sentence.credits;
  return (
    <section>
      <h3>{text.byCount}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            {text.byCountColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byCount.map(({ id, count, name, exposure, jailCredit, prisonCredit, controlling }) => (
            <tr key={id} data-strong={controlling || undefined}>
              <td>{count}</td>
              <td>
                {name} {controlling && <span className="tag">{text.controlling}</span>}
              </td>
              <td>{exposure}</td>
              <td>{jailCredit}%</td>
              <td>{prisonCredit}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
