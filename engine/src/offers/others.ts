import { bargainCount } from './bargain-count.ts';
import { type Candidate, candidateOf, givenUpOf, waysOf } from './bargains.ts';
import { beatenBy } from './beaten-by.ts';
import { withFiledPrincipal } from './filed-principal.ts';
import { classOrder, compareGivenUp, type GivenUp } from './given-up.ts';
import { amountOf, type Law } from './measure.ts';
import { changesOf, inModes, nearBargains } from './near-bargains.ts';
import type { Change, Disposition, OfferRow } from './offer.ts';
import { type OfferSearch, type Problem, problemOf } from './problem.ts';

/** A bargain that a row beats, by the disposition that is nearest to the case as filed and meets what is asked. */
interface BeatenBargain {
  readonly bargain: readonly Change[];
  readonly givenUp: GivenUp;
  readonly point: Disposition;
  /** The row, and the point of it, that gives up no more and serves no more. */
  readonly by: { readonly row: number; readonly point: number };
}

/** The bargains that are beaten, those nearest to what beats them first. */
export interface Others {
  readonly beaten: readonly BeatenBargain[];
  /** How many were found, of which those listed are the nearest. */
  readonly found: number;
  /** The space has no other; else bargains that differ from the rows in more counts were not looked at. */
  readonly isWhole: boolean;
  /** All bargains of the space, whether or not they meet what is asked. */
  readonly bargains: number;
}

/** What is told before: the rows, and the other ways to them, which no row beats. */
interface Told {
  readonly rows: readonly OfferRow[];
  readonly ways: readonly Pick<OfferRow, 'bargain'>[];
}

const mostListed = 50;
const mostLookedAt = 2000;
/** Ways of the court that are tried of one bargain. */
const mostWays = 64;

interface Head {
  readonly candidate: Candidate | undefined;
  /** No way was left untried that could be nearer. */
  readonly isSure: boolean;
}

/** Of a bargain the disposition in the fewest steps of the court that meets what is asked. */
function headOf(spot: Parameters<typeof inModes>[0], problem: Problem): Head {
  let candidate: Candidate | undefined;
  let tried = 0;
  for (const bargain of inModes(spot))
    for (const ways of waysOf(bargain.pleas)) {
      tried += 1;
      if (tried > mostWays) return { candidate, isSure: candidate !== undefined };
      const next = candidateOf(problem, bargain, ways);
      if (next === undefined) continue;
      if (next.disposition.courtChoices === 0) return { candidate: next, isSure: true };
      if (candidate === undefined || next.disposition.courtChoices < candidate.disposition.courtChoices)
        candidate = next;
    }
  return { candidate, isSure: true };
}

/** A bargain with the row that beats it; none where it comes to the same as a row in everything. */
function beaten(
  { bargain, disposition }: Candidate,
  changes: readonly Change[],
  rows: readonly OfferRow[],
  problem: Problem,
) {
  const { side, yearsFirst } = problem;
  const givenUp = givenUpOf(bargain);
  const { courtChoices } = disposition;
  const by = beatenBy(rows, { givenUp, served: disposition[side], courtChoices }, { side, yearsFirst });
  if (by === undefined) return [];
  const place = { row: rows.indexOf(by.row), point: by.row.points.indexOf(by.point) };
  const beyond = amountOf(disposition[side]) - amountOf(by.point[side]);
  return [{ beyond, told: { bargain: changes, givenUp, point: disposition, by: place } }];
}

/**
 * The other bargains of a finished search, each with the row that beats it. They are looked at from the rows outward, until
 * there is no other or it is due; those that serve the fewest days beyond what beats them are listed.
 */
export function othersOf(
  search: OfferSearch,
  { rows, ways }: Told,
  law: Law,
  isDue: () => boolean = () => false,
): Others {
  const problem = problemOf(search, law);
  const order = classOrder(problem.yearsFirst);
  const found: ReturnType<typeof beaten>[number][] = [];
  let isWhole = true;
  let lookedAt = 0;
  for (const spot of nearBargains(problem, rows, ways)) {
    lookedAt += 1;
    if (lookedAt > mostLookedAt || isDue()) {
      isWhole = false;
      break;
    }
    const { candidate, isSure } = headOf(spot, problem);
    isWhole &&= isSure;
    if (candidate !== undefined) found.push(...beaten(candidate, changesOf(spot), rows, problem));
  }
  const nearest = found.toSorted(
    (a, b) => a.beyond - b.beyond || compareGivenUp(a.told.givenUp, b.told.givenUp, order),
  );
  const asTold = withFiledPrincipal(problem);
  return {
    beaten: nearest.slice(0, mostListed).map(({ told }) => ({ ...told, point: asTold(told.point) })),
    found: found.length,
    isWhole,
    bargains: bargainCount(problem),
  };
}
