import '../../shared/mode.css';
import { readCaseAttributes } from '@countwise/contract';
import { CitedRate } from '../../shared/credits/cited-rate.tsx';
import { CreditsEarned } from '../../shared/credits/credits-earned.tsx';
import { CustodyStrip } from '../../shared/credits/custody-strip.tsx';
import { PresentenceTable } from '../../shared/credits/presentence-table.tsx';
import { credits as text } from '../../text/modes.ts';
import { today } from '../../ui/dates.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { OwnFacts } from '../writes/own-facts.tsx';
import { useWork } from '../writes/work-context.tsx';
import { CustodyGaps } from './custody-gaps.tsx';

/** Custody Credits: the days, what they earn, and what each count allows. */
export function CreditsMode() {
  const { record, sentence, run } = useWork();
  const { crData, sentencingDate } = readCaseAttributes(record.caseAttributes);
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      <OwnFacts />
      <CustodyStrip periods={crData} />
      <PresentenceTable
        periods={crData}
        until={sentencingDate ?? today()}
        earned={sentence.credits.rows}
        onChange={(periods) => run([{ kind: 'attributes', fields: { crData: periods } }], text.saved)}
      />
      <CustodyGaps periods={crData} />
      <CreditsEarned credits={sentence.credits} />
      <ByCount />
    </div>
  );
}

function ByCount() {
  const { byCount } = useWork().sentence.credits;
  return (
    <section>
      <h3>{text.byCount}</h3>
      <p className="mode-note">{text.mostRestrictive}</p>
      <PlainTable lines={1} columns={text.byCountColumns}>
        {byCount.map(({ id, count, name, exposure, controlling, ...limits }) => (
          <tr key={id} data-strong={controlling || undefined}>
            <td>{count}</td>
            <td data-name>
              {name} {controlling && <span className="tag">{text.controlling}</span>}
            </td>
            <td data-label={text.byCountColumns[2]}>{exposure}</td>
            <td data-label={text.byCountColumns[3]}>
              <CitedRate rate={limits.jailCredit} authority={limits.jailAuthority} />
            </td>
            <td data-label={text.byCountColumns[4]}>
              {limits.prisonCredit !== null && (
                <CitedRate rate={limits.prisonCredit} authority={limits.prisonAuthority} />
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
    </section>
  );
}
