import '../../shared/crime/info.css';
import { lawDayOf } from '@countwise/contract';
import { LawText } from '../../shared/crime/law-text.tsx';
import { operativeWords } from '../../shared/crime/operative-words.ts';
import { StrikeLists } from '../../shared/crime/strike-lists.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { slots } from '../work/charge-words.ts';
import { usedSlot } from '../work/term-choice.ts';

/** Elements, punishment and statute of the charge, the term in use marked, and the lists of strikes that name it. */
export function ChargeLaw({ row }: { readonly row: ChargeRow }) {
  const { crime, charge } = row;
  const used = slots.find((slot) => slot === (usedSlot(row) ?? slots[charge.SelectedTerm - 1]));
  const term = (used && crime.crime.terms[used]) ?? crime.crime.terms.upper;
  return (
    <>
      <LawText crime={crime} on={lawDayOf(charge)} operative={term === undefined ? null : operativeWords(term)} />
      <dl className="info">
        <StrikeLists crimeId={crime.Id} date={charge.Date} />
      </dl>
    </>
  );
}
