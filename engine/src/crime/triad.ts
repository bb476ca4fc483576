import { type Term, termOf } from '../numbers/term.ts';
import type { Terms } from './crime-version.ts';

export const termSlots = ['lower', 'middle', 'upper'] as const;
export type TermSlot = (typeof termSlots)[number];

/** The three slots of a punishment; an empty slot cannot be chosen. */
export interface Triad {
  readonly lower: Term | null;
  readonly middle: Term | null;
  readonly upper: Term | null;
}

const noTerm: Term = { kind: 'determinate', days: 0 };
export const determinate = (days: number): Term => ({ kind: 'determinate', days });
export const lifeWith = (minimumDays: number): Term => ({ kind: 'life', days: minimumDays });
export const onlyTerm = (term: Term): Triad => ({ lower: null, middle: null, upper: term });

const slot = (text: string | undefined): Term | null => (text === undefined ? null : (termOf(text) ?? null));

export const triadOf = ({ lower, middle, upper }: Terms): Triad => ({
  lower: slot(lower),
  middle: slot(middle),
  upper: slot(upper),
});

/** The chosen slot's term; the highest there is where that slot is empty (R-B00). */
export const chosenTerm = (triad: Triad, chosen: TermSlot): Term =>
  triad[chosen] ?? triad.upper ?? triad.middle ?? triad.lower ?? noTerm;

/** The term that one third is taken of: the middle one, or the only one (R-A03). */
export const middleTerm = (triad: Triad): Term => triad.middle ?? triad.upper ?? triad.lower ?? noTerm;

/** Days of the longest slot, of a life term its minimum. */
export const longestDays = ({ lower, middle, upper }: Triad): number =>
  Math.max(lower?.days ?? 0, middle?.days ?? 0, upper?.days ?? 0);

/** A term so many times as long; life without parole and death stay what they are. */
export const multiplied = (term: Term, by: number): Term => {
  if (term.kind === 'determinate') return determinate(term.days * by);
  return term.kind === 'life' ? lifeWith(term.days * by) : term;
};

export const mapTriad = (triad: Triad, change: (term: Term) => Term): Triad => ({
  lower: triad.lower && change(triad.lower),
  middle: triad.middle && change(triad.middle),
  upper: triad.upper && change(triad.upper),
});

const isBeyondYears = (term: Term | null): boolean => term !== null && term.kind !== 'determinate';

/** Whether the longest term of the slots is life or death. */
export const punishableByLife = ({ lower, middle, upper }: Triad): boolean =>
  isBeyondYears(upper) || isBeyondYears(middle) || isBeyondYears(lower);
