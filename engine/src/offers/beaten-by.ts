import { classOrder, compareGivenUp, type GivenUp } from './given-up.ts';
import { amountOf } from './measure.ts';
import type { Disposition, OfferRow, TimeToServe } from './offer.ts';
import type { CreditSide } from './offer-space.ts';

/** What gives up so much and serves so long; the court's steps are told where they are part of what is compared. */
export interface Compared {
  readonly givenUp: GivenUp;
  readonly served: TimeToServe;
  readonly courtChoices?: number;
}

/** How bargains are compared in a search: by which credit, and whether years of statute come before strikes. */
export interface Comparison {
  readonly side: CreditSide;
  readonly yearsFirst?: boolean;
}

/** The row, with its point, that gives up no more and serves no more than a disposition, and one of both less; undefined where none does. */
export function beatenBy(
  rows: readonly OfferRow[],
  { givenUp, served, courtChoices = 0 }: Compared,
  { side, yearsFirst = false }: Comparison,
): { readonly row: OfferRow; readonly point: Disposition } | undefined {
  const most = amountOf(served);
  for (const row of rows) {
    const given = compareGivenUp(row.givenUp, givenUp, classOrder(yearsFirst));
    if (given > 0) continue;
    const point = row.points.find(
      (each) =>
        amountOf(each[side]) < most ||
        (amountOf(each[side]) === most && (given < 0 || each.courtChoices < courtChoices)),
    );
    if (point !== undefined) return { row, point };
  }
  return undefined;
}
