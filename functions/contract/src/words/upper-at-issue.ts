import type { ChargeAnswer, RowAnswer, Sentence } from '@countwise/engine';
import { slotInUse } from './working.ts';

/** A row's term if no fact is proved for an upper term, and if one is proved for those that are chosen. */
const lengthOf = ({ id, triad }: RowAnswer, proved: ReadonlySet<string>): number =>
  (proved.has(id) ? triad.upper : null) ?? triad.middle ?? triad.upper ?? 0;

const withItsOwn = (count: ChargeAnswer, proved: ReadonlySet<string>): number =>
  [count, ...count.enhancements.filter(({ adds }) => adds)].reduce((sum, row) => sum + lengthOf(row, proved), 0);

const none: ReadonlySet<string> = new Set();

/**
 * Of the upper terms that a check names those whose fact moves the total: one in use, and one kept by a subordinate count
 * that would be the greatest term with it, Pen. Code, § 1170.1(a). The upper term of any other third changes nothing.
 */
export function upperAtIssue(
  { charges }: Pick<Sentence, 'charges'>,
  named: ReadonlySet<string>,
): readonly ChargeAnswer[] {
  const thirds = charges.filter(({ role }) => role === 'principal' || role === 'subordinate');
  const greatest = Math.max(0, ...thirds.map((count) => withItsOwn(count, none)));
  return charges.filter((count) => {
    const own = [count, ...count.enhancements].filter(({ id }) => named.has(id));
    if (own.some((row) => row.adds && slotInUse({ answer: row }) === 'upper')) return true;
    return own.length > 0 && count.role === 'subordinate' && withItsOwn(count, named) > greatest;
  });
}
