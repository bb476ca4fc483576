import { type Bargain, type Candidate, candidateOf, givenUpOf, rowsOf, unbeaten, waysOf } from './bargains.ts';
import { boundOf, floorOf, type Least } from './bound.ts';
import type { Plea, Setting } from './choice.ts';
import { classOrder, compareGivenUp, type GivenUp, sumGivenUp } from './given-up.ts';
import { Heap } from './heap.ts';
import { timeOf } from './measure.ts';
import type { OfferNews, Proved } from './offer.ts';
import { type PlainPoint, PlainSearch } from './plain-search.ts';
import type { Problem } from './problem.ts';
import { type Cost, compareCosts, sumCosts } from './scale.ts';

/** Some counts of a setting decided, in the order of the plan; the others open. */
interface Part {
  readonly plan: Plan;
  readonly pleas: readonly Plea[];
  readonly leasts: readonly Least[];
  /** What the decided counts give up, and what every completion gives up at least. */
  readonly spent: Cost;
  readonly cost: Cost;
  readonly givenUp: GivenUp;
  readonly bound: number;
}

/** A setting with its counts in the order in which they are decided. */
interface Plan {
  readonly setting: Setting;
  readonly order: readonly number[];
  /** The least amount of any completion by the mode alone. */
  readonly floor: number;
  /** What the open counts from each place on give up at least, below a number of days to serve. */
  rest: readonly (Cost | undefined)[];
  restFor: number;
}

/** What the walk has found so far. */
interface Walk {
  readonly problem: Problem;
  readonly parts: Heap<Part>;
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

const weightOf = (pleas: readonly Plea[], setting: Setting, { leastOf }: Problem): number =>
  Math.max(0, ...pleas.map((plea) => boundOf([leastOf(plea, setting)])));

/** The counts that may serve longest are decided first. */
function planOf(setting: Setting, problem: Problem): Plan {
  const order = setting.pleas
    .map((pleas, place) => ({ place, weight: weightOf(pleas, setting, problem) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ place }) => place);
  return { setting, order, floor: floorOf(setting, problem.filed, problem.law.today), rest: [], restFor: -1 };
}

const least = (costs: readonly Cost[]): Cost | undefined =>
  costs.reduce<Cost | undefined>(
    (best, next) => (best === undefined || compareCosts(next, best) < 0 ? next : best),
    undefined,
  );

/** What every completion gives up at least from each place on, if it is to serve less than the best; undefined if none can. */
function restOf(plan: Plan, { problem, best }: Walk): Plan['rest'] {
  if (plan.restFor === best) return plan.rest;
  const { setting, order } = plan;
  const rest: (Cost | undefined)[] = [{ high: 0, low: 0 }];
  for (const place of order.toReversed()) {
    const open = (setting.pleas[place] ?? []).filter((plea) => boundOf([problem.leastOf(plea, setting)]) < best);
    const own = least(open.map(({ givenUp }) => problem.scale.costOf(givenUp)));
    const [after] = rest;
    rest.unshift(own === undefined || after === undefined ? undefined : sumCosts(own, after));
  }
  plan.rest = rest;
  plan.restFor = best;
  return rest;
}

const countsOf = (pleas: readonly Plea[]): number => pleas.reduce((product, { ways }) => product * ways.length, 1);

/** How many dispositions a part has. */
const sizeOf = ({ plan: { setting, order }, pleas }: Part): number =>
  order
    .slice(pleas.length)
    .reduce(
      (product, place) => product * (setting.pleas[place] ?? []).reduce((sum, { ways }) => sum + ways.length, 0),
      countsOf(pleas),
    );

/** The part with one count more decided; undefined where nothing below the best is left in it. */
function withPlea(part: Part, plea: Plea, walk: Walk): Part {
  const { problem } = walk;
  const { plan } = part;
  const leasts = [...part.leasts, problem.leastOf(plea, plan.setting)];
  const spent = sumCosts(part.spent, problem.scale.costOf(plea.givenUp));
  return {
    plan,
    pleas: [...part.pleas, plea],
    leasts,
    spent,
    cost: spent,
    givenUp: sumGivenUp(part.givenUp, plea.givenUp),
    bound: Math.max(plan.floor, boundOf(leasts)),
  };
}

/** Puts a part back with what its completions give up at least; false where none can serve less than the best. */
function queue(part: Part, walk: Walk): boolean {
  const rest = restOf(part.plan, walk)[part.pleas.length];
  if (rest === undefined || part.bound >= walk.best) return false;
  walk.parts.push({ ...part, cost: sumCosts(part.spent, rest) });
  return true;
}

function partNews(part: Part, isCut: boolean): OfferNews {
  const { setting, order } = part.plan;
  return {
    kind: 'part',
    isCut,
    bound: timeOf(part.bound),
    mode: setting.mode.kind,
    changes: setting.changes,
    decided: part.pleas.map(({ ways: [first], changes }, index) => ({
      count: order[index] ?? 0,
      charge: first.file,
      changes,
    })),
  };
}

/** In the order of the file. */
const bargainOf = ({ plan: { setting, order }, pleas }: Part): Bargain => ({
  setting,
  pleas: setting.pleas.flatMap((_, place) => pleas[order.indexOf(place)] ?? []),
});

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
  for (const row of rowsOf(points)) yield { kind: 'row', row };
}

/** How far the walk is: nothing that gives up less than its next part is missing, and no part left serves less than the bound. */
function provedOf({ parts, problem, considered, group, best, plain, known, told, differing }: Walk): Proved {
  const open = parts.items.filter(({ bound }) => bound < best);
  const isUnsummed = plain !== undefined && plain.below !== Number.POSITIVE_INFINITY;
  const bounds = [
    ...(group.length > 0 ? [0] : []),
    ...open.map(({ bound }) => bound),
    ...[...known, ...told].map(({ candidate }) => candidate.amount),
    ...(isUnsummed ? [plain.bound] : []),
  ];
  const givenUps = [
    ...open.map(({ givenUp }) => givenUp),
    ...[...known, ...told].map(({ candidate }) => givenUpOf(candidate.bargain)),
    ...group.map(givenUpOf),
    ...(isUnsummed ? [plain.upTo] : []),
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
  const { problem } = walk;
  for (const setting of settings) {
    const plan = planOf(setting, problem);
    const spent = problem.scale.costOf(setting.givenUp);
    queue({ plan, pleas: [], leasts: [], spent, cost: spent, givenUp: setting.givenUp, bound: plan.floor }, walk);
  }
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
function behind({ plain }: Walk, next: Cost | undefined): PlainSearch | undefined {
  if (plain === undefined || plain.below === Number.POSITIVE_INFINITY) return undefined;
  return next === undefined || next.high > 0 || next.low >= plain.below ? plain : undefined;
}

/** Decides one count more of a part. */
function* opened(part: Part, walk: Walk, withParts: boolean): Generator<OfferNews> {
  const { setting, order } = part.plan;
  const place = order[part.pleas.length];
  for (const plea of place === undefined ? [] : (setting.pleas[place] ?? [])) {
    const next = withPlea(part, plea, walk);
    const isKept = queue(next, walk);
    if (withParts) yield partNews(next, !isKept);
    if (!isKept) walk.considered += sizeOf(next);
  }
}

/** Whether what was known when a part was put back still holds; else it is put back again, or cut. */
function isCurrent(part: Part, walk: Walk): boolean {
  const rest = restOf(part.plan, walk)[part.pleas.length];
  if (rest !== undefined && part.bound < walk.best && compareCosts(sumCosts(part.spent, rest), part.cost) === 0)
    return true;
  if (!queue(part, walk)) walk.considered += sizeOf(part);
  return false;
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
    if (begun.groupCost !== undefined && (next === undefined || compareCosts(next, begun.groupCost) > 0))
      yield* solved(begun);
    else if (late !== undefined) yield* advanced(begun, late);
    else if (next === undefined) break;
    else if (point !== undefined && compareCosts(point.cost, next) === 0) {
      begun.told.push(point);
      begun.known.shift();
      begun.groupCost = point.cost;
    } else yield* taken(begun, withParts);
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
