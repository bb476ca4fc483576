import '../../shared/crime/info.css';
import { lawDayOf, ownPunishment } from '@countwise/contract';
import { LawText } from '../../shared/crime/law-text.tsx';
import { operativeWords } from '../../shared/crime/operative-words.ts';
import { StrikeLists } from '../../shared/crime/strike-lists.tsx';
import { Cite } from '../../shared/law/cite.tsx';
import { chargeDetails as text } from '../../text/workspace.ts';
import type { ChargeRow } from '../work/case-work.ts';
import { slots, statuteOf } from '../work/charge-words.ts';
import { usedSlot } from '../work/term-choice.ts';

/** Elements, punishment and statute of the charge, the term in use marked, what an attempt or a conspiracy is punished with, and the lists of strikes that name it. */
export function ChargeLaw({ row }: { readonly row: ChargeRow }) {
  const { crime, charge } = row;
  const used = slots.find((slot) => slot === (usedSlot(row) ?? slots[charge.SelectedTerm - 1]));
  const term = (used && crime.crime.terms[used]) ?? crime.crime.terms.upper;
  return (
    <>
      <LawText crime={crime} on={lawDayOf(charge)} operative={term === undefined ? null : operativeWords(term)} />
      <dl className="info">
        {row.main !== null && charge.CrimeState !== 'Completed' && (
          <div className="info-wide">
            <dt>{text.ownPunishment}</dt>
            <dd>
              {statuteOf(row)}. {ownPunishment(row.main)} <Cite authority={row.main.charged.authority} />
            </dd>
          </div>
        )}
        <StrikeLists crimeId={crime.Id} date={charge.Date} />
      </dl>
    </>
  );
}
