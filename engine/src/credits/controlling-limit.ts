import { type Conviction, custodial, felonies } from './conviction.ts';
import type { CreditLimit, RateLimit } from './credit-limit.ts';

/** A limit of the whole case with the count that brings it; null where no conviction limits credit. */
export interface ControllingLimit extends RateLimit {
  readonly charge: string | null;
}

/** The lowest limit on one side of the sentence; of equal limits the first count's. */
const lowest = (convictions: readonly Conviction[], side: 'jail' | 'prison', otherwise: string): ControllingLimit =>
  convictions.reduce<ControllingLimit>(
    (least, { charge, limit }) =>
      least.charge === null || limit[side].rate < least.rate ? { ...limit[side], charge: charge.id } : least,
    { rate: 50, authority: otherwise, charge: null },
  );

/**
 * The limits of the whole case: the lowest among its convictions, since §§ 2933.1 and 2933.2 reach the person and every
 * count (People v. Ramos (1996) 50 Cal.App.4th 810). Before sentence all counts; after it the felonies, whose
 * time is prison time. A longer nonviolent concurrent term is another matter (J-33).
 */
export const controllingLimits = (
  convictions: readonly Conviction[],
): Readonly<Record<Exclude<keyof CreditLimit, 'person'>, ControllingLimit>> => ({
  jail: lowest(custodial(convictions), 'jail', 'PC 4019'),
  prison: lowest(felonies(convictions), 'prison', 'PC 2933'),
});
