import { daysOfTerm, lengthText } from '@countwise/contract';
import type { SplitTerm } from '@countwise/engine';
import { weekendOf } from '../../shared/credits/weekend.ts';
import { Cite } from '../../shared/law/cite.tsx';
import { release } from '../../text/modes.ts';
import { longDate } from '../../ui/dates.ts';

const text = release.split;

type Split = Extract<SplitTerm, { kind: 'split' }>;

/** Both parts of a split term, the day on which each ends, and what that rests on. A straight term has custody alone. */
export function SplitDates({ split }: { readonly split: Split }) {
  const { custodyDays, supervisionDays, custodyEnds, custodyAuthority, supervisionEnds, authority, working } = split;
  const parts = [
    { label: text.custody, days: custodyDays, ends: custodyEnds, authority: custodyAuthority },
    ...(supervisionDays > 0
      ? [{ label: text.supervision, days: supervisionDays, ends: supervisionEnds, authority }]
      : []),
  ];
  return (
    <>
      <dl className="dates">
        {parts.map((part) => (
          <div key={part.label}>
            <dt>{part.label}</dt>
            <dd>
              <b>{text.until(lengthText(part.days), longDate(part.ends))}</b>{' '}
              <small>{[release.estimate, weekendOf(part.ends)].filter(Boolean).join(', ')}</small>{' '}
              <Cite authority={part.authority} />
            </dd>
          </div>
        ))}
      </dl>
      {supervisionDays === 0 && (
        <p className="mode-note">
          {text.straight} <Cite authority={authority} />
        </p>
      )}
      {working.excessDays > 0 && supervisionDays > 0 && (
        <p className="mode-note">
          {text.excess(working.suspendedDays, working.excessDays, working.actualDays)}{' '}
          <Cite authority={working.authority} />
        </p>
      )}
      <p className="mode-note">{daysOfTerm}</p>
    </>
  );
}
