import '../../shared/mode.css';
import '../work/modes.css';
import { saidAlike } from '@countwise/contract';
import type { Probation } from '@countwise/engine';
import { useState } from 'react';
import { Cite } from '../../shared/law/cite.tsx';
import { Unbroken } from '../../shared/law/unbroken.tsx';
import { probation as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAllege } from '../add-charge/use-allege.ts';
import { GenerateReport } from '../reports/generate-report.tsx';
import { ChargeLinks } from '../writes/charge-link.tsx';
import { useWork } from '../writes/work-context.tsx';
import { ChargeEligibility } from './charge-eligibility.tsx';
import { ChargeLimits } from './charge-limits.tsx';
import { Conditions } from './conditions.tsx';
import { Findings } from './findings.tsx';
import { LimitationsPanel, MarkedLimitations } from './limitations.tsx';
import { Verdict } from './verdict.tsx';

/** Probation Eligibility: the verdict first, then why, then what the court would have to find. */
export function ProbationMode() {
  const { rows, sentence } = useWork();
  return (
    <div className="mode">
      <h2>{text.title}</h2>
      {rows.length === 0 ? <EmptyState text={text.none} /> : <Eligibility probation={sentence.probation} />}
    </div>
  );
}

function Eligibility({ probation }: { readonly probation: Probation }) {
  const [adding, setAdding] = useState(false);
  const [charges, setCharges] = useState(false);
  return (
    <>
      <section>
        <Verdict probation={probation} />
        {!probation.Eligible && <p>{text.statutorilyIneligible}</p>}
        <ol className="reason-list">
          {[...probation.duties, ...saidAlike(probation.reasons)].map(({ text: words, authority, charges }) => (
            <li key={`${words} ${charges.join(' ')}`}>
              <Unbroken>{words}</Unbroken> <Cite authority={authority} /> {charges.length > 0 && text.concerns}{' '}
              <ChargeLinks ids={charges} />
            </li>
          ))}
        </ol>
      </section>
      <Findings probation={probation} />
      <ChargeLimits />
      <section>
        <h3>{text.limitations}</h3>
        <MarkedLimitations />
        <Suggestions probation={probation} />
        <div className="form-row mode-choices">
          <Button onClick={() => setAdding(true)}>{text.add}</Button>
          <Button onClick={() => setCharges(true)}>{text.ofCharges}</Button>
        </div>
      </section>
      <Conditions probation={probation} />
      <GenerateReport modules={['coverPage', 'probationEligibility', 'probationFactors']} />
      <LimitationsPanel opened={adding} onClose={() => setAdding(false)} />
      <ChargeEligibility opened={charges} onClose={() => setCharges(false)} />
    </>
  );
}

/** Limitations that must be pleaded and that nothing in the case pleads yet. */
function Suggestions({ probation: { suggestions } }: { readonly probation: Probation }) {
  const allege = useAllege();
  if (suggestions.length === 0) return null;
  return (
    <>
      <p className="mode-note">{text.suggested}</p>
      <ul className="reason-list">
        {suggestions.map(({ limitation, statute, name }) => (
          <li key={limitation}>
            {name} <Cite authority={statute} />{' '}
            <Button
              tone="quiet"
              aria-label={text.allegeOne(name)}
              busy={allege.isPending && allege.variables.statute === statute}
              onClick={() => allege.mutate({ statute })}
            >
              {text.allege}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
