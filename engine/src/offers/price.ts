import type { CaseFile } from '../case-file/case-file.ts';
import { type Fraction, fraction } from '../numbers/fraction.ts';
import { amountOf, type Law, type Measured, measure } from './measure.ts';
import { type NoChange, noChangeOf } from './no-change.ts';
import type { CreditSide } from './offer-space.ts';
import { withoutIdleStays } from './one-act.ts';

/** What one allegation costs: the days to serve less if it alone were dismissed, all else as selected. */
export interface Price {
  readonly row: string;
  /** Calendar days; null where a life or no release date stands on either side. */
  readonly days: number | null;
  /** Of a price of no day, why. */
  readonly noChange: NoChange | null;
}

/** Two allegations whose price together is not the sum of their own. */
export interface JointPrice {
  readonly rows: readonly [string, string];
  readonly days: number;
  readonly apart: number;
}

const dismissed = { status: 'Dismissed' } as const;

/** The case with some of its counts, enhancements and priors dismissed. */
export function withoutRows(file: CaseFile, ids: readonly string[]): CaseFile {
  const gone = <Row extends { readonly id: string }>(row: Row): Row =>
    ids.includes(row.id) ? { ...row, ...dismissed } : row;
  return {
    ...file,
    charges: withoutIdleStays(
      file.charges.map((charge) => ({
        ...gone(charge),
        ...(charge.enhancements !== undefined && { enhancements: charge.enhancements.map(gone) }),
      })),
    ),
    ...(file.caseEnhancements !== undefined && { caseEnhancements: file.caseEnhancements.map(gone) }),
  };
}

const lives = 1e7;

function daysOf(measured: Measured, side: CreditSide): number | null {
  const amount = amountOf(measured[side]);
  return amount >= lives ? null : amount;
}

const servedOf = (file: CaseFile, law: Law, side: CreditSide): number | null => daysOf(measure(file, law), side);

const less = (filed: number | null, now: number | null): number | null =>
  filed === null || now === null ? null : filed - now;

const convicted = ({ status = 'Convicted' }: { readonly status?: string }): boolean => status === 'Convicted';

/** Every row that stands. */
export const standingRows = ({ charges, caseEnhancements = [] }: CaseFile): readonly string[] =>
  [
    ...charges.filter(convicted).flatMap((charge) => [charge, ...(charge.enhancements ?? []).filter(convicted)]),
    ...caseEnhancements.filter(convicted),
  ].map(({ id }) => id);

/** The price of each allegation in days, computed anew and never by subtracting lengths; zero and below may be. */
export function pricesOf(file: CaseFile, law: Law, side: CreditSide): readonly Price[] {
  const filed = measure(file, law);
  return standingRows(file).map((row) => {
    const without = measure(withoutRows(file, [row]), law);
    const days = less(daysOf(filed, side), daysOf(without, side));
    return { row, days, noChange: days === 0 ? noChangeOf(row, filed, without, side) : null };
  });
}

/** An enhancement goes with its count: the two together are the count alone. */
const ownerOf = ({ charges }: CaseFile): ReadonlyMap<string, string> =>
  new Map(charges.flatMap(({ id, enhancements = [] }) => enhancements.map((row) => [row.id, id] as const)));

/** Pairs of allegations whose joint price differs from the sum of their prices, those that differ most first. */
export function jointPricesOf(file: CaseFile, law: Law, side: CreditSide): readonly JointPrice[] {
  const filed = servedOf(file, law, side);
  const prices = pricesOf(file, law, side);
  const owner = ownerOf(file);
  const pairs = prices
    .flatMap((a, place) => prices.slice(place + 1).map((b) => [a, b] as const))
    .filter(([a, b]) => owner.get(a.row) !== b.row && owner.get(b.row) !== a.row);
  return pairs
    .flatMap(([a, b]): readonly JointPrice[] => {
      const days = less(filed, servedOf(withoutRows(file, [a.row, b.row]), law, side));
      if (days === null || a.days === null || b.days === null || days === a.days + b.days) return [];
      return [{ rows: [a.row, b.row], days, apart: a.days + b.days }];
    })
    .toSorted((a, b) => Math.abs(b.days - b.apart) - Math.abs(a.days - a.apart));
}

/** What one choice of the court costs: a count run the other way, or at another term. */
export interface CourtPrice {
  readonly row: string;
  readonly choice: 'consecutive' | 'concurrent' | 'lower' | 'middle';
  readonly days: number;
}

/** Choices of the court on one count that make the whole serve otherwise, those that take most first; the upper term needs facts. */
export function courtPricesOf(file: CaseFile, law: Law, side: CreditSide): readonly CourtPrice[] {
  const filed = servedOf(file, law, side);
  const { counts } = measure(file, law).record;
  return counts
    .filter(({ standing, filed: { earlier } }) => standing === 'active' && earlier === undefined)
    .flatMap(({ filed: { id, run, slot }, triad, severity }) =>
      [
        run === 'concurrent' ? ('consecutive' as const) : ('concurrent' as const),
        ...(severity === 'felony' && triad.middle !== null
          ? (['lower', 'middle'] as const).filter((each) => each !== slot && triad[each] !== null)
          : []),
      ].map((choice) => ({ row: id, choice })),
    )
    .flatMap(({ row, choice }) => {
      const days = less(filed, servedOf(withChoice(file, row, choice), law, side));
      return days === null || days === 0 ? [] : [{ row, choice, days }];
    })
    .toSorted((a, b) => b.days - a.days);
}

/** The case with one choice of the court on one of its counts. */
export function withChoice(file: CaseFile, id: string, choice: CourtPrice['choice']): CaseFile {
  const fields = choice === 'lower' || choice === 'middle' ? { term: choice } : { run: choice };
  return { ...file, charges: file.charges.map((charge) => (charge.id === id ? { ...charge, ...fields } : charge)) };
}

/** The chance at which an offer and a trial come to the same days on average, by the side of it on which the offer serves less. */
export type BreakEven =
  /** The offer serves less where the group is proved more often than this. */
  | { readonly kind: 'less above'; readonly of: Fraction }
  /** Proving the group makes the trial serve less: the offer serves less where it is proved less often than this. */
  | { readonly kind: 'less below'; readonly of: Fraction }
  | { readonly kind: 'at any chance' }
  | { readonly kind: 'at none' };

/**
 * The chance that a group of counts, which stand or fall together, would have to be proved at trial for offer and trial to
 * come to the same days. It asks for days alone: strikes, registration, immigration and supervision are not in it.
 * @param offer days to serve by the offer
 * @param proved days to serve with the group proved, and `without` it
 */
export function breakEven(
  offer: number,
  { proved, without: acquitted }: { readonly proved: number; readonly without: number },
): BreakEven {
  if (offer <= Math.min(proved, acquitted)) return { kind: 'at any chance' };
  if (offer >= Math.max(proved, acquitted)) return { kind: 'at none' };
  if (proved < acquitted) return { kind: 'less below', of: fraction(acquitted - offer, acquitted - proved) };
  return { kind: 'less above', of: fraction(offer - acquitted, proved - acquitted) };
}
