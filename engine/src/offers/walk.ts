import { type Bargain, type Candidate, candidateOf, givenUpOf, rowsOf, unbeaten, waysOf } from './bargains.ts';
import { boundOf, floorOf, type Least } from './bound.ts';
import type { Plea, Setting } from './choice.ts';
import { type GivenUp, sumGivenUp } from './given-up.ts';
import { Heap } from './heap.ts';
import { timeOf } from './measure.ts';
import type { OfferNews, Proved } from './offer.ts';
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
  const candidates: Candidate[] = [];
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
  walk.groupCost = undefined;
  for (const row of rowsOf(points)) yield { kind: 'row', row };
}

/** How far the walk is: nothing that gives up less than its next part is missing, and no part left serves less than the bound. */
function provedOf({ parts, problem, considered, group, best }: Walk): Proved {
  const open = parts.items.filter(({ bound }) => bound < best);
  const bounds = group.length > 0 ? [0] : open.map(({ bound }) => bound);
  const [next] = open.toSorted((a, b) => compareCosts(a.cost, b.cost));
  const [first] = group;
  return {
    considered,
    total: problem.total,
    complete: false,
    upTo: first === undefined ? (next?.givenUp ?? null) : givenUpOf(first),
    bound: bounds.length === 0 ? null : timeOf(Math.min(...bounds)),
  };
}

function begin(problem: Problem, settings: readonly Setting[], best: number): Walk {
  const parts = new Heap<Part>((a, b) => compareCosts(a.cost, b.cost) || b.pleas.length - a.pleas.length);
  const walk: Walk = { problem, parts, best, group: [], groupCost: undefined, considered: 0 };
  for (const setting of settings) {
    const plan = planOf(setting, problem);
    const spent = problem.scale.costOf(setting.givenUp);
    queue({ plan, pleas: [], leasts: [], spent, cost: spent, givenUp: setting.givenUp, bound: plan.floor }, walk);
  }
  return walk;
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
 * @param served the least amount to serve that is known to give up less than all of it
 */
export function* walk(
  problem: Problem,
  settings: readonly Setting[],
  served: number,
  withParts: boolean,
): Generator<OfferNews, Proved> {
  const begun = begin(problem, settings, served);
  for (;;) {
    const part = begun.parts.pop();
    if (begun.groupCost !== undefined && (part === undefined || compareCosts(part.cost, begun.groupCost) > 0)) {
      if (part !== undefined) begun.parts.push(part);
      yield* solved(begun);
      continue;
    }
    if (part === undefined) break;
    if (!isCurrent(part, begun)) continue;
    if (part.pleas.length < part.plan.order.length) yield* opened(part, begun, withParts);
    else {
      begun.group.push(bargainOf(part));
      begun.groupCost = part.cost;
    }
  }
  return { ...provedOf(begun), considered: problem.total, complete: true, upTo: null, bound: null };
}
