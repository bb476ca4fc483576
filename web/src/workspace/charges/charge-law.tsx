import '../../shared/crime/info.css';
import { LawText } from '../../shared/crime/law-text.tsx';
import { operativeWords } from '../../shared/crime/operative-words.ts';
import { StrikeLists } from '../../shared/crime/strike-lists.tsx';
import type { ChargeRow } from '../work/case-work.ts';
import { slotNumbers, slots } from '../work/charge-words.ts';

/** Elements, punishment and statute of the charge, the chosen term marked, and the lists of strikes that name it. */
export function ChargeLaw({ row: { crime, charge } }: { readonly row: ChargeRow }) {
  const chosen = slots.find((slot) => slotNumbers[slot] === charge.SelectedTerm);
  const term = (chosen && crime.crime.terms[chosen]) ?? crime.crime.terms.upper;
  return (
    <>
      <LawText crime={crime} operative={term === undefined ? null : operativeWords(term)} />
      <dl className="info">
        <StrikeLists crimeId={crime.Id} date={charge.Date} />
      </dl>
    </>
  );
}
