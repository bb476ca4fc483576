import type { searchOffers } from '@countwise/contract';
import {
  type CaseFile,
  type Disposition,
  equalWays,
  type Law,
  type OfferRow,
  type OfferSearch,
  othersOf,
} from '@countwise/engine';
import type { z } from 'zod';
import { countedOf, frozen, saidOf } from './disposition.ts';

type Answer = z.input<typeof searchOffers.answer>;
type Found = Answer['rows'][number]['points'][number];

/** A disposition as it is answered, whole. */
export const answered = (caseFile: CaseFile, { caseFile: filed, space: { stage } }: OfferSearch, law: Law): Found => ({
  caseFile: frozen(caseFile),
  ...saidOf(countedOf(caseFile, filed, law, stage)),
});

/** What stands beside the rows of a search that is complete: other ways to their points and, if asked for, what they beat. */
export function besideRows(
  search: OfferSearch,
  rows: readonly OfferRow[],
  law: Law,
  { isDue, withOthers }: { readonly isDue: () => boolean; readonly withOthers: boolean },
): Pick<Answer, 'ways' | 'others'> {
  const whole = ({ caseFile }: Disposition): Found => answered(caseFile, search, law);
  const { ways, isWhole } = equalWays(search, rows, law, isDue);
  const found = ways.map(({ row, point, bargain, disposition }) => ({
    row,
    point,
    bargain: [...bargain],
    disposition: whole(disposition),
  }));
  if (!withOthers) return { ways: { found, isWhole }, others: null };
  const others = othersOf(search, { rows, ways }, law, isDue);
  return {
    ways: { found, isWhole },
    others: {
      listed: others.beaten.map(({ bargain, givenUp, point, by }) => ({
        bargain: [...bargain],
        givenUp,
        point: whole(point),
        beatenBy: by,
      })),
      found: others.found,
      isWhole: others.isWhole,
    },
  };
}
