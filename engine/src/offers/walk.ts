import { type Bargain, type Candidate, candidateOf, givenUpOf, rowsOf, unbeaten, waysOf } from './bargains.ts';
import type { Setting } from './choice.ts';
import { withFiledPrincipal } from './filed-principal.ts';
import { classOrder, compareGivenUp } from './given-up.ts';
import { Heap } from './heap.ts';
import { timeOf } from './measure.ts';
import type { Disposition, OfferNews, Proved } from './offer.ts';
import { bargainOf, type Part, partNews, sizeOf, undecided, withPlea } from './part.ts';
import { type PlainPoint, PlainSearch } from './plain-search.ts';
import { restOf } from './plan.ts';
import type { Problem } from './problem.ts';
import { type Cost, compareCosts, sumCosts } from './scale.ts';

/** What the walk has found so far. */
interface Walk {
  readonly problem: Problem;
  readonly parts: Heap<Part>;
  /** A point with the principal term of the case as filed, of equal ones. */
  readonly asTold: (point: Disposition) => Disposition;
  /** The least amount to serve of what gives up less than the group that is collected. */
  best: number;
  group: Bargain[];
  groupCost: Cost | undefined;
  considered: number;
  plain: PlainSearch | undefined;
  /** Rounds of which the engine answered a point otherwise; there are none. */
  differing: number;
  /** Points of the plain sums that are still to be told, the least given up first. */
  known: PlainPoint[];
  told: PlainPoint[];
}

/** Puts a part back with what its completions give up at least; false where none can serve less than the best. */
function queue(part: Part, walk: Walk): boolean {
  const rest = restOf(part.plan, walk.problem, walk.best)[part.pleas.length];
  if (rest === undefined || part.bound >= walk.best) return false;
  walk.parts.push({ ...part, cost: sumCosts(part.spent, rest) });
  return true;
}

const each = 64;

/** The bargains that give up alike are solved together, each with every choice of the court. */
function* solved(walk: Walk): Generator<OfferNews> {
  const candidates: Candidate[] = walk.told
    .map(({ candidate }) => candidate)
    .filter(({ amount }) => amount < walk.best);
  for (const bargain of walk.group)
    for (const ways of waysOf(bargain.pleas)) {
      walk.considered += 1;
      const candidate = candidateOf(walk.problem, bargain, ways);
      if (candidate !== undefined && candidate.amount < walk.best) candidates.push(candidate);
      if (walk.considered % each === 0) yield { kind: 'progress', proved: provedOf(walk) };
    }
  const points = unbeaten(candidates, walk.best);
  walk.best = points.reduce((best, { amount }) => Math.min(best, amount), walk.best);
  walk.group = [];
  walk.told = [];
  walk.groupCost = undefined;
  for (const row of rowsOf(points)) yield { kind: 'row', row: { ...row, points: row.points.map(walk.asTold) } };
}

/** The plain sums as long as points of theirs may be unknown: once nothing of theirs serves less than the best, all are beaten. */
const stillSummed = (plain: PlainSearch | undefined, best: number): PlainSearch | undefined =>
  plain !== undefined && plain.below !== Number.POSITIVE_INFINITY && plain.bound < best ? plain : undefined;

/** How far the walk is: nothing that gives up less than its next part is missing, and no part left serves less than the bound. */
function provedOf({ parts, problem, considered, group, best, plain, known, told, differing }: Walk): Proved {
  const open = parts.items.filter(({ bound }) => bound < best);
  const unsummed = stillSummed(plain, best);
  const bounds = [
    ...(group.length > 0 ? [0] : []),
    ...open.map(({ bound }) => bound),
    ...[...known, ...told].map(({ candidate }) => candidate.amount),
    ...(unsummed === undefined ? [] : [unsummed.bound]),
  ];
  const givenUps = [
    ...open.map(({ givenUp }) => givenUp),
    ...[...known, ...told].map(({ candidate }) => givenUpOf(candidate.bargain)),
    ...group.map(givenUpOf),
    ...(unsummed === undefined ? [] : [unsummed.upTo]),
  ];
  return {
    considered,
    total: problem.total,
    complete: false,
    upTo: givenUps.toSorted((a, b) => compareGivenUp(a, b, classOrder(problem.yearsFirst)))[0] ?? null,
    bound: bounds.length === 0 ? null : timeOf(bounds.reduce((least, each) => Math.min(least, each))),
    differing,
  };
}

function begin(problem: Problem): Walk {
  const plain = new PlainSearch(problem);
  const summed = new Set(plain.plain.map(({ setting }) => setting));
  const parts = new Heap<Part>((a, b) => compareCosts(a.cost, b.cost) || b.pleas.length - a.pleas.length);
  const walk: Walk = {
    problem,
    parts,
    asTold: withFiledPrincipal(problem),
    best: Number.POSITIVE_INFINITY,
    group: [],
    groupCost: undefined,
    considered: 0,
    differing: 0,
    plain,
    known: [],
    told: [],
  };
  open(
    walk,
    problem.settings.filter((setting) => !summed.has(setting)),
  );
  return walk;
}

/** Puts settings in, with nothing decided. */
function open(walk: Walk, settings: readonly Setting[]): void {
  for (const setting of settings) queue(undecided(setting, walk.problem), walk);
}

/** The next round of the plain sums; where the engine answers a point otherwise the settings are walked through. */
function* advanced(walk: Walk, plain: PlainSearch): Generator<OfferNews> {
  const round = plain.round();
  for (let step = round.next(); ; step = round.next()) {
    if (step.done !== true) {
      yield { kind: 'progress', proved: provedOf(walk) };
      continue;
    }
    const { points, isTrue } = step.value;
    if (isTrue) walk.known.push(...points.toSorted((a, b) => compareCosts(a.cost, b.cost)));
    else fallBack(walk, plain);
    return;
  }
}

function fallBack(walk: Walk, { plain }: PlainSearch): void {
  walk.differing += 1;
  walk.plain = undefined;
  open(
    walk,
    plain.map(({ setting }) => setting),
  );
}

const lesser = (a: Cost | undefined, b: Cost | undefined): Cost | undefined =>
  a === undefined || (b !== undefined && compareCosts(b, a) < 0) ? b : a;

/** The plain sums, where points of theirs that give up no more than this may still be unknown. */
function behind({ plain: sums, best }: Walk, next: Cost | undefined): PlainSearch | undefined {
  const plain = stillSummed(sums, best);
  if (plain === undefined) return undefined;
  return next === undefined || next.high > 0 || next.low >= plain.below ? plain : undefined;
}

/** Decides one count more of a part. */
function* opened(part: Part, walk: Walk, withParts: boolean): Generator<OfferNews> {
  const { setting, order } = part.plan;
  const place = order[part.pleas.length];
  for (const plea of place === undefined ? [] : (setting.pleas[place] ?? [])) {
    const next = withPlea(part, plea, walk.problem);
    const isKept = queue(next, walk);
    if (withParts) yield partNews(next, !isKept);
    if (!isKept) walk.considered += sizeOf(next);
  }
}

/** Whether what was known when a part was put back still holds; else it is put back again, or cut. */
function isCurrent(part: Part, walk: Walk): boolean {
  const rest = restOf(part.plan, walk.problem, walk.best)[part.pleas.length];
  if (rest !== undefined && part.bound < walk.best && compareCosts(sumCosts(part.spent, rest), part.cost) === 0)
    return true;
  if (!queue(part, walk)) walk.considered += sizeOf(part);
  return false;
}

/** Everything that gives up as much as the group is in it. */
const isGroupWhole = ({ groupCost }: Walk, next: Cost | undefined): boolean =>
  groupCost !== undefined && (next === undefined || compareCosts(next, groupCost) > 0);

/** Puts the next point of the plain sums among what is told together. */
function tell(walk: Walk, point: PlainPoint): void {
  walk.told.push(point);
  walk.known.shift();
  walk.groupCost = point.cost;
}

/**
 * The bargains of some settings in order of what they give up, the least first, each with the points that nothing beats. A
 * part is cut where all of it serves at least as long as a point found that gives up less. What is told is a true beginning.
 */
export function* walk(problem: Problem, withParts: boolean): Generator<OfferNews, Proved> {
  const begun = begin(problem);
  for (;;) {
    const [point] = begun.known;
    const next = lesser(begun.parts.first?.cost, point?.cost);
    const late = behind(begun, next);
    if (isGroupWhole(begun, next)) yield* solved(begun);
    else if (late !== undefined) yield* advanced(begun, late);
    else if (next === undefined) break;
    else if (point !== undefined && compareCosts(point.cost, next) === 0) tell(begun, point);
    else yield* taken(begun, withParts);
  }
  return { ...provedOf(begun), considered: problem.total, complete: true, upTo: null, bound: null };
}

/** Takes the next part: opens it, or puts it among the bargains that are solved together. */
function* taken(walk: Walk, withParts: boolean): Generator<OfferNews> {
  const part = walk.parts.pop();
  if (part === undefined || !isCurrent(part, walk)) return;
  if (part.pleas.length < part.plan.order.length) yield* opened(part, walk, withParts);
  else {
    walk.group.push(bargainOf(part));
    walk.groupCost = part.cost;
  }
}
