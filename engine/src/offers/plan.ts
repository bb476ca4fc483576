import { boundOf, floorOf } from './bound.ts';
import type { Plea, Setting } from './choice.ts';
import type { Problem } from './problem.ts';
import { type Cost, compareCosts, sumCosts } from './scale.ts';

/** A setting with its counts in the order in which they are decided. */
export interface Plan {
  readonly setting: Setting;
  readonly order: readonly number[];
  /** The least amount of any completion by the mode alone. */
  readonly floor: number;
  /** What the open counts from each place on give up at least, below a number of days to serve. */
  rest: readonly (Cost | undefined)[];
  restFor: number;
}

const weightOf = (pleas: readonly Plea[], setting: Setting, { leastOf }: Problem): number =>
  Math.max(0, ...pleas.map((plea) => boundOf([leastOf(plea, setting)])));

/** The counts that may serve longest are decided first. */
export function planOf(setting: Setting, problem: Problem): Plan {
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
export function restOf(plan: Plan, problem: Problem, best: number): Plan['rest'] {
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
