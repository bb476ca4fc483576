/** What a plan costs, in cents. The yearly plan has one license at the full price, further ones at a lower one. */
export const plans = {
  monthly: { interval: 'month', cents: 3995, furtherCents: null },
  annual: { interval: 'year', cents: 39_500, furtherCents: 25_000 },
} as const;
export type Plan = keyof typeof plans;

/** Days before the first charge. */
export const trialDays = 7;

interface Line {
  readonly cents: number;
  readonly quantity: number;
}

/** The lines of a plan for so many licenses: 395 + 250 x (count - 1) dollars a year. A monthly plan has one. */
export function linesOf(plan: Plan, count: number): readonly Line[] {
  const { cents, furtherCents } = plans[plan];
  const further = furtherCents === null || count < 2 ? [] : [{ cents: furtherCents, quantity: count - 1 }];
  return [{ cents, quantity: 1 }, ...further];
}

/** What a period of a plan costs for so many licenses, in cents. */
export const centsOf = (plan: Plan, count: number): number =>
  linesOf(plan, count).reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

/** How many people a plan lets in. */
export const licensesOf = (plan: Plan, count: number): number =>
  linesOf(plan, count).reduce((sum, { quantity }) => sum + quantity, 0);
