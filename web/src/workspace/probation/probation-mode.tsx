import '../modes.css';
import { addFactor, deleteFactor, listFactors } from '@countwise/contract';
import { type Probation, probationFactors } from '@countwise/engine';
import { useState } from 'react';
import { request } from '../../api/request.ts';
import { probation as text } from '../../text/modes.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields.tsx';
import type { ChargeRow } from '../case-work.ts';
import { nameOf, statuteOf } from '../charges/charge-words.ts';
import { GenerateReport } from '../reports/generate-report.tsx';
import { type Ticked, useTicks } from '../use-ticks.ts';
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
          {probation.reasons.length > 0 && <span>{text.reasons(probation.reasons.length)}</span>}
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
      <GenerateReport modules={['coverPage', 'probationEligibility', 'probationFactors']} />
      <LimitationsDialog opened={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

/** The findings by tab; those that the case shows are ticked and kept with it. */
function Findings({ probation: { findings } }: { readonly probation: Probation }) {
  const { record } = useWork();
  const { isTicked, toggle } = useTicks(ticksOf(record.Id));
  const byTab = Map.groupBy(findings, ({ tab }) => tab);
  return [...byTab].map(([tab, needed]) => (
    <section key={tab}>
      <h3>{tab}</h3>
      <div className="check-list">
        {needed.map(({ text: words, authority }) => {
          const factor = probationFactors.find((each) => each.authority === authority && each.name === words);
          return (
            <CheckboxField
              key={words}
              label={words}
              description={authority}
              checked={factor !== undefined && isTicked(factor.id)}
              disabled={factor === undefined}
              onChange={() => factor !== undefined && toggle(factor.id)}
            />
          );
        })}
      </div>
    </section>
  ));
}

const ticksOf = (caseId: string): Ticked => ({
  key: ['probation-factors', caseId],
  list: async (signal) =>
    (await request(listFactors, { params: { caseId }, signal })).map((row) => [row.ProbationFactorId, row.Id]),
  add: (id) => request(addFactor, { body: { CaseId: caseId, ProbationFactorId: id } }),
  remove: (id) => request(deleteFactor, { params: { id } }),
  what: text.finding,
});

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
