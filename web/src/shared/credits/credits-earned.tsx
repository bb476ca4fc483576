import '../mode.css';
import type { Credits } from '@countwise/engine';
import { credits as text } from '../../text/modes.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Cite } from '../law/cite.tsx';
import { CitedRate } from './cited-rate.tsx';

/** Credits Earned: by rate, in all, and how they were counted. */
export function CreditsEarned({ credits }: { readonly credits: Credits }) {
  return (
    <section>
      <h3>{text.earned}</h3>
      {credits.groups.length === 0 ? <p className="mode-empty">{text.none}</p> : <Earned {...credits} />}
      <AfterSentence {...credits} />
    </section>
  );
}

/** What each rate gives, the sum of all, and the working; not there while nothing was served. */
const Earned = (credits: Credits) => (
  <>
    <PlainTable columns={text.earnedColumns}>
      {credits.groups.map(({ rate, days, conduct, authority }) => (
        <tr key={`${rate} ${authority}`}>
          <td>{days}</td>
          <td>
            <CitedRate rate={rate} authority={authority} />
          </td>
          <td>{conduct}</td>
          <td>{days + conduct}</td>
        </tr>
      ))}
    </PlainTable>
    <Totals {...credits} />
    <details>
      <summary>{text.working}</summary>
      {credits.groups.map(({ rate, working, authority }) => (
        <p key={`${rate} ${authority}`}>
          {working} <Cite authority={authority} />
        </p>
      ))}
    </details>
  </>
);

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

/** What credit after sentence is limited to by statute, and what the Department of Corrections gives. */
function AfterSentence({ afterSentence: { rate, authority, cdcrRate, cdcrAuthority } }: Credits) {
  return (
    <p>
      {text.afterSentence} <CitedRate rate={rate} authority={authority} />
      {cdcrRate !== rate && (
        <>
          ; {text.regulations} <CitedRate rate={cdcrRate} authority={cdcrAuthority} />
        </>
      )}
    </p>
  );
}
