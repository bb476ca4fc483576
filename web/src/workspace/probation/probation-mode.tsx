import '../modes.css';
import type { Probation } from '@countwise/engine';
import { useState } from 'react';
import { probation as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import type { ChargeRow } from '../case-work.ts';
import { nameOf, statuteOf } from '../charges/charge-words.ts';
import { useWork } from '../work-context.tsx';
import { LimitationsDialog, MarkedLimitations } from './limitations.tsx';

/** Probation Eligibility: the verdict first, then why, then what the court would have to find. */
export function ProbationMode() {
  const { probation } = useWork().sentence;
  const [adding, setAdding] = useState(false);
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <section>
        <p className="verdict">
          <b>{text.verdicts[probation.verdict]}</b>
          <span>{text.reasons(probation.reasons.length)}</span>
        </p>
        {probation.Eligible ? <p>{text.noneIneligible}</p> : <p>{text.statutorilyIneligible}</p>}
        <ol className="reason-list">
          {probation.reasons.map(({ text: words, authority, charges }) => (
            <li key={`${words} ${charges.join(' ')}`}>
              {words} <cite>{authority}</cite>
            </li>
          ))}
        </ol>
      </section>
      <Findings probation={probation} />
      <section>
        <h3>{text.limitations}</h3>
        <MarkedLimitations />
        <Button onClick={() => setAdding(true)}>{text.add}</Button>
      </section>
      <Conditions probation={probation} />
      <LimitationsDialog opened={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

function Findings({ probation: { findings } }: { readonly probation: Probation }) {
  if (findings.length === 0) return null;
  return (
    <section>
      <h3>{text.findings}</h3>
      <table className="plain-table">
        <tbody>
          {findings.map(({ tab, text: words, authority }) => (
            <tr key={`${tab} ${words}`}>
              <th scope="row">{tab}</th>
              <td>
                {words} <cite>{authority}</cite>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const called = (rows: readonly ChargeRow[], id: string): string => {
  const row = rows.find(({ charge }) => charge.Id === id);
  return row === undefined ? '' : `${nameOf(row)}, ${statuteOf(row)}`;
};

/** How long probation may last and what jail it may carry, count by count. */
function Conditions({ probation: { lengths, jail } }: { readonly probation: Probation }) {
  const { rows } = useWork();
  return (
    <>
      {lengths.length > 0 && (
        <section>
          <h3>{text.lengths}</h3>
          {lengths.map(({ charge, text: words, authority }) => (
            <p key={`${charge} ${words}`}>
              {called(rows, charge)}: {words} <cite>{authority}</cite>
            </p>
          ))}
        </section>
      )}
      {jail.length > 0 && (
        <section>
          <h3>{text.jail}</h3>
          {jail.map(({ charge, minimumDays, maximumDays, authority }) => (
            <p key={charge}>
              {called(rows, charge)}: {text.jailBounds(minimumDays, maximumDays)} <cite>{authority}</cite>
            </p>
          ))}
        </section>
      )}
    </>
  );
}
