import type { CaseFile } from '../case-file/case-file.ts';
import { barsOf, keptFindingsOf } from './barred-strikes.ts';
import type { Lever } from './every-lever.ts';
import { amountOf, type Law, measure } from './measure.ts';
import type { CreditSide, OfferSpace } from './offer-space.ts';
import { standingRows, withoutRows } from './price.ts';

/** A row that keeps the least disposition of a space from being less, and why it stands. */
export interface Held {
  readonly row: string;
  readonly why:
    | { readonly kind: 'fixed' }
    /** What would take it away is not open; the section that allows it is not to blame. */
    | { readonly kind: 'closed'; readonly lever: Lever }
    /** No court may strike it, by this section. */
    | { readonly kind: 'barred'; readonly authority: string }
    /** Something must be pleaded to. */
    | { readonly kind: 'last' };
}

/** What of a case is dismissed by which lever. */
function leverOf(row: string, { charges, caseEnhancements = [] }: CaseFile): Lever {
  if (charges.some(({ id }) => id === row)) return 'dismiss-count';
  return caseEnhancements.some(({ id }) => id === row) ? 'dismiss-prior' : 'dismiss-enhancement';
}

/** The last count that is punished: without it nothing would be pleaded to. */
const isLast = (row: string, file: CaseFile): boolean =>
  withoutRows(file, [row]).charges.every(
    ({ status = 'Convicted', earlier }) => status !== 'Convicted' || earlier !== undefined,
  );

/** With one prior strike less; undefined where there is none. */
function withFewerStrikes(file: CaseFile): CaseFile | undefined {
  const { strikes = '0' } = file;
  return strikes === '0' ? undefined : { ...file, strikes: strikes === '1' ? '0' : '1' };
}

/** What keeps a row of a disposition; undefined where the space lets it go. */
function keeper(least: CaseFile, { levers, fixed = [], courtAlone }: OfferSpace, law: Law) {
  const bars = new Map([...(courtAlone === true ? keptFindingsOf(least, law) : []), ...barsOf(least, law)]);
  return (row: string, file: CaseFile): Held['why'] | undefined => {
    const authority = bars.get(row);
    if (authority !== undefined) return { kind: 'barred', authority };
    if (fixed.includes(row)) return { kind: 'fixed' };
    const lever = leverOf(row, least);
    if (!levers.includes(lever)) return { kind: 'closed', lever };
    return isLast(row, file) ? { kind: 'last' } : undefined;
  };
}

/**
 * The rows by which the least disposition of a space is what it is: each would make it serve less by going, and cannot go.
 * A row that the space lets go is never named, for it is not what holds; where it hides what does, it is let go first.
 */
export function heldBy(least: CaseFile, space: OfferSpace, law: Law, side: CreditSide): readonly Held[] {
  const amount = amountOf(measure(least, law)[side]);
  const isLess = (file: CaseFile): boolean => amountOf(measure(file, law)[side]) < amount;
  const whyOf = keeper(least, space, law);
  const named = (file: CaseFile): readonly Held[] => {
    const fewer = withFewerStrikes(file);
    const strikes: Held[] =
      fewer !== undefined && !space.levers.includes('prior-strike') && isLess(fewer)
        ? [{ row: 'strikes', why: { kind: 'closed', lever: 'prior-strike' } }]
        : [];
    return [
      ...standingRows(file)
        .filter((row) => isLess(withoutRows(file, [row])))
        .flatMap((row): readonly Held[] => {
          const why = whyOf(row, file);
          return why === undefined ? [] : [{ row, why }];
        }),
      ...strikes,
    ];
  };
  const held = named(least);
  if (held.length > 0) return held;
  const bare = standingRows(least).reduce(
    (file, row) =>
      standingRows(file).includes(row) && whyOf(row, file) === undefined ? withoutRows(file, [row]) : file,
    least,
  );
  return named(bare);
}
