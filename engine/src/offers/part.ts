import type { Bargain } from './bargains.ts';
import { boundOf, type Least } from './bound.ts';
import type { Plea, Setting } from './choice.ts';
import { dispositionsOf } from './dispositions-of.ts';
import { type GivenUp, sumGivenUp } from './given-up.ts';
import { timeOf } from './measure.ts';
import type { OfferNews } from './offer.ts';
import { type Plan, planOf } from './plan.ts';
import type { Problem } from './problem.ts';
import { type Cost, sumCosts } from './scale.ts';

/** Some counts of a setting decided, in the order of the plan; the others open. */
export interface Part {
  readonly plan: Plan;
  readonly pleas: readonly Plea[];
  readonly leasts: readonly Least[];
  /** What the decided counts give up, and what every completion gives up at least. */
  readonly spent: Cost;
  readonly cost: Cost;
  readonly givenUp: GivenUp;
  readonly bound: number;
}

/** How many dispositions a part has. */
export const sizeOf = ({ plan: { setting, order }, pleas }: Part): number =>
  dispositionsOf([
    ...pleas.map((plea) => [plea]),
    ...order.slice(pleas.length).map((place) => setting.pleas[place] ?? []),
  ]);

/** A setting with nothing decided. */
export function undecided(setting: Setting, problem: Problem): Part {
  const plan = planOf(setting, problem);
  const spent = problem.scale.costOf(setting.givenUp);
  return { plan, pleas: [], leasts: [], spent, cost: spent, givenUp: setting.givenUp, bound: plan.floor };
}

/** The part with one count more decided; its own cost is what the decided counts give up. */
export function withPlea(part: Part, plea: Plea, problem: Problem): Part {
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

export function partNews(part: Part, isCut: boolean): OfferNews {
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
export const bargainOf = ({ plan: { setting, order }, pleas }: Part): Bargain => ({
  setting,
  pleas: setting.pleas.flatMap((_, place) => pleas[order.indexOf(place)] ?? []),
});
