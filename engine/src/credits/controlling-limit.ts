import { type CreditCharge, custodialConvictions, felonyConvictions } from './credit-facts.ts';
import { creditLimit } from './credit-limit.ts';

/** A limit, the provision it comes from, and the count that brings it; null where no conviction limits credit. */
export interface ControllingLimit {
  readonly rate: number;
  readonly authority: string;
  readonly charge: string | null;
}

type Side = 'jail' | 'prison';

/** The lowest limit on one side of the sentence; of equal limits the first count's. */
const lowest = (
  charges: readonly CreditCharge[],
  violentPriors: number,
  side: Side,
  otherwise: string,
): ControllingLimit =>
  charges
    .map((charge) => ({ charge: charge.id, limit: creditLimit(charge, violentPriors) }))
    .map(({ charge, limit }) => ({ rate: limit[side], authority: limit[`${side}Authority`], charge }))
    .reduce<ControllingLimit>((least, next) => (least.charge === null || next.rate < least.rate ? next : least), {
      rate: 50,
      authority: otherwise,
      charge: null,
    });

/**
 * The limits of the whole case: the lowest among its convictions, since §§ 2933.1 and 2933.2 reach the person and every
 * count (People v. Ramos (1996) 50 Cal.App.4th 810). Before sentence all counts; after it the felonies, whose
 * time is prison time. A longer nonviolent concurrent term is another matter (J-33).
 */
export const controllingLimits = (
  charges: readonly CreditCharge[],
  violentPriors: number,
): { readonly jail: ControllingLimit; readonly prison: ControllingLimit } => ({
  jail: lowest(custodialConvictions(charges), violentPriors, 'jail', 'PC 4019'),
  prison: lowest(felonyConvictions(charges), violentPriors, 'prison', 'PC 2933'),
});
