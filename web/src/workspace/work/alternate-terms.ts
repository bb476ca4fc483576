import { type CrimeRecord, slotInUse } from '@countwise/contract';
import { type RowAnswer, type Term, type TermSlot, termSlots } from '@countwise/engine';

/** Whether a row is a penalty of several terms in place of the term of its count: it is chosen as the term of the count. */
export const isAlternate = ({ crime: { crime } }: { readonly crime: CrimeRecord }): boolean =>
  crime.kind === 'substitution' && crime.terms.lower !== undefined;

const isServed = (term: Term | null, { special, indeterminateDays }: RowAnswer): boolean =>
  term !== null && (term.kind === 'life' ? special === null && indeterminateDays > 0 : term.kind === special);

/** Whether a count is punished by the alternate's own terms: a minor by others, Pen. Code, § 190.5(b). */
const isOwn = ({ own }: RowAnswer, { triad }: RowAnswer): boolean => (own.lower?.days === 0) === (triad.lower === 0);

/**
 * The place among the terms of an alternate penalty of what its count serves; null where the penalty does not stand. Of a
 * third strike, whose term is another, it is the place that was chosen for the count.
 */
export function servedSlot(alternate: RowAnswer, count: RowAnswer, chosen: TermSlot): TermSlot | null {
  if (alternate.status !== 'Convicted' || count.role === 'misdemeanor' || !isOwn(alternate, count)) return null;
  const named = alternate.own.middle === null ? null : (slotInUse({ answer: count }) ?? chosen);
  return termSlots.find((slot) => (named === null ? isServed(alternate.own[slot], count) : slot === named)) ?? null;
}
