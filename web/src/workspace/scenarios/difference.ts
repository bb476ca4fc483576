import { type CaseTotal, lengthText } from '@countwise/contract';
import { daysBetween, type IsoDate } from '@countwise/engine';
import { dateSpan } from '../../text/common.ts';
import { scenarios as text } from '../../text/modes.ts';
import { spanText } from '../../ui/date-span.ts';

/** How a scenario differs from the first: which way, which its mark shows, and in words. */
export interface Difference {
  readonly way: 'less' | 'more' | 'other';
  readonly words: string;
}

/** A length as it counts: days of a determinate term and days until a life term's parole. */
interface Length {
  readonly determinate: number;
  readonly life: number;
}

/** By how much, in words that `say` has for so many days: `2y less`, `life term added`; null where they cannot be told apart. */
export function lengthDifference(first: Length, other: Length, say = lengthText): Difference | null {
  const life = other.life - first.life;
  if (life === 0) return amountDifference(other.determinate - first.determinate, say);
  if (first.life === 0 || other.life === 0) return lifeChange(first.life === 0);
  return first.determinate === other.determinate ? amountDifference(life, lengthText) : null;
}

/** That there is a life term where the first has none, or none where it has one. */
export const lifeChange = (isAdded: boolean): Difference =>
  isAdded ? { way: 'more', words: text.lifeAdded } : { way: 'less', words: text.lifeGone };

/** By how many, in words that `say` has for so many; null for none. */
export function amountDifference(more: number, say: (amount: number) => string): Difference | null {
  if (more === 0) return null;
  return more < 0 ? { way: 'less', words: text.less(say(-more)) } : { way: 'more', words: text.more(say(more)) };
}

/** How much earlier or later, in years and months and in days: `5y 4m earlier, 1,970 days`. */
export function dateDifference(first: IsoDate | null, other: IsoDate | null): Difference | null {
  if (first === null || other === null) return null;
  const later = daysBetween(first, other);
  const days = dateSpan.days(Math.abs(later));
  const span = spanText(first, other);
  return { way: later < 0 ? 'less' : 'more', words: span.startsWith(days) ? span : `${span}, ${days}` };
}

/** What stands in the first column in place of this. */
export const otherDifference = (first: string): Difference => ({ way: 'other', words: text.insteadOf(first) });

/** By how much what a case came to differs from the first, as far as it is told by lengths; null where it is the same. */
export function storedDifference(first: CaseTotal, other: CaseTotal): Difference | null {
  if (first.total === other.total) return null;
  const lengths = isLength(first) && isLength(other) ? lengthDifference(lengthOf(first), lengthOf(other)) : null;
  return lengths ?? otherDifference(first.total);
}

/** Nothing stands in the total that its days do not say, as a life term beside does. */
const isLength = ({ special, indeterminateDays, determinateDays, total }: CaseTotal): boolean =>
  special === null && (indeterminateDays > 0 || total === lengthText(determinateDays));
const lengthOf = ({ determinateDays, indeterminateDays }: CaseTotal): Length => ({
  determinate: determinateDays,
  life: indeterminateDays,
});
