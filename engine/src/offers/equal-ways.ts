import { readAlike } from './alike.ts';
import { type Bargain, type Candidate, candidateOf, changesOf } from './bargains.ts';
import type { Plea, Setting, Way } from './choice.ts';
import { amountOf, type Law } from './measure.ts';
import type { Change, Disposition, OfferRow } from './offer.ts';
import { isEachActPunishedOnce } from './one-act.ts';
import { type OfferSearch, type Problem, problemOf } from './problem.ts';
import { type Cost, compareCosts, sumCosts } from './scale.ts';

/** Another bargain that gives up and serves as much as a point, with as many steps of the court. */
interface EqualWay {
  /** Places of the row and of its point. */
  readonly row: number;
  readonly point: number;
  readonly bargain: readonly Change[];
  readonly disposition: Disposition;
}

/** The other ways to the points that are told. */
export interface EqualWays {
  readonly ways: readonly EqualWay[];
  /** There are no others; else there was no time to look for all. */
  readonly isWhole: boolean;
}

/** Dispositions that are answered for one search at most. */
const mostAnswered = 2000;

/** The least and the most that the choices from each place on come to. */
function restsOf<T>(choices: readonly (readonly T[])[], costOf: (choice: T) => Cost): readonly [Cost, Cost][] {
  const rests: [Cost, Cost][] = [
    [
      { high: 0, low: 0 },
      { high: 0, low: 0 },
    ],
  ];
  for (const each of choices.toReversed()) {
    const costs = each.map(costOf).toSorted(compareCosts);
    const [least, most] = [costs[0], costs.at(-1)];
    const [[from, to] = []] = rests;
    if (least === undefined || most === undefined || from === undefined || to === undefined) return [];
    rests.unshift([sumCosts(from, least), sumCosts(to, most)]);
  }
  return rests;
}

const less = (a: Cost, b: Cost): Cost => ({ high: a.high - b.high, low: a.low - b.low });

const isWithin = (sum: Cost, ends: readonly [Cost, Cost] | undefined): boolean =>
  ends !== undefined && compareCosts(sum, ends[0]) >= 0 && compareCosts(sum, ends[1]) <= 0;

/** Every choice of one for each count that comes to a sum exactly. */
function* summing<T>(
  choices: readonly (readonly T[])[],
  costOf: (choice: T) => Cost,
  sum: Cost,
  rests = restsOf(choices, costOf),
  chosen: readonly T[] = [],
): Generator<readonly T[]> {
  if (!isWithin(sum, rests[chosen.length])) return;
  if (chosen.length === choices.length) yield chosen;
  for (const choice of choices[chosen.length] ?? [])
    yield* summing(choices, costOf, less(sum, costOf(choice)), rests, [...chosen, choice]);
}

/** The bargains of a setting that give up as much as a row. */
function* givingUpAsMuch({ givenUp }: OfferRow, setting: Setting, { scale }: Problem): Generator<Bargain> {
  const sum = less(scale.costOf(givenUp), scale.costOf(setting.givenUp));
  for (const pleas of summing(setting.pleas, (plea: Plea) => scale.costOf(plea.givenUp), sum)) yield { setting, pleas };
}

const stepsOf = ({ court }: Way): Cost => ({ high: 0, low: court });

/** Bargains that are no row of the space told before, each with its dispositions in so many steps of the court. */
function* alsoIn(row: OfferRow, steps: ReadonlySet<number>, problem: Problem): Generator<Candidate | undefined> {
  const read = readAlike(problem.filed);
  const own = read(row.bargain);
  for (const setting of problem.settings) {
    const seen = new Set([own]);
    for (const bargain of givingUpAsMuch(row, setting, problem)) {
      const text = read(changesOf(bargain));
      if (seen.has(text)) {
        yield undefined;
        continue;
      }
      seen.add(text);
      const open = bargain.pleas.map(({ ways }) => ways);
      for (const many of steps)
        for (const ways of summing(open, stepsOf, { high: 0, low: many - setting.court }))
          yield isEachActPunishedOnce(ways) ? candidateOf(problem, bargain, ways) : undefined;
    }
  }
}

/** Where a row has a point that a disposition equals. */
const placeIn = ({ points }: OfferRow, { disposition, amount }: Candidate, { side }: Problem): number =>
  points.findIndex((point) => point.courtChoices === disposition.courtChoices && amountOf(point[side]) === amount);

/** One way of each bargain to each point, of several the lower sentence. */
function firstOfEach(ways: readonly EqualWay[], read: (bargain: readonly Change[]) => string): readonly EqualWay[] {
  const sorted = ways.toSorted((a, b) => a.disposition.totalDays - b.disposition.totalDays);
  const told = new Set<string>();
  return sorted.filter(({ row, point, bargain }) => {
    const key = `${row} ${point} ${read(bargain)}`;
    const isNew = !told.has(key);
    told.add(key);
    return isNew;
  });
}

/**
 * The other bargains that come to a point of the rows: equal in every class of what is given up, in the court's steps and
 * in days to serve. Of alike counts it does not matter which is which.
 */
export function equalWays(
  search: OfferSearch,
  rows: readonly OfferRow[],
  law: Law,
  isDue: () => boolean = () => false,
): EqualWays {
  const problem = problemOf(search, law);
  const read = readAlike(problem.filed);
  const ways: EqualWay[] = [];
  let answered = 0;
  for (const [place, row] of rows.entries()) {
    const steps = new Set(row.points.map(({ courtChoices }) => courtChoices));
    for (const candidate of alsoIn(row, steps, problem)) {
      answered += 1;
      if (answered > mostAnswered || isDue()) return { ways: firstOfEach(ways, read), isWhole: false };
      const point = candidate === undefined ? -1 : placeIn(row, candidate, problem);
      if (candidate === undefined || point === -1) continue;
      ways.push({ row: place, point, bargain: changesOf(candidate.bargain), disposition: candidate.disposition });
    }
  }
  return { ways: firstOfEach(ways, read), isWhole: true };
}
