import { type CreditCharge, isConviction } from './credit-facts.ts';
import { type CreditLimit, creditLimit } from './credit-limit.ts';

/** A limit, the provision it comes from, and the count that brings it; null where no conviction limits credit. */
export interface ControllingLimit {
  readonly rate: number;
  readonly authority: string;
  readonly charge: string | null;
}

type Side = 'jail' | 'prison';

const least = (
  limits: readonly { readonly id: string; readonly limit: CreditLimit }[],
  side: Side,
  otherwise: string,
): ControllingLimit =>
  limits.reduce<ControllingLimit>(
    (lowest, { id, limit }) =>
      lowest.charge === null || limit[side] < lowest.rate
        ? { rate: limit[side], authority: limit[`${side}Authority`], charge: id }
        : lowest,
    { rate: 50, authority: otherwise, charge: null },
  );

/**
 * The limits of the whole case: the lowest among its convictions, since §§ 2933.1 and 2933.2 reach the person and every
 * count (People v. Ramos (1996) 50 Cal.App.4th 810). Before sentence all counts; after it the felonies, whose
 * time is prison time. A longer nonviolent concurrent term is another matter (J-33).
 */
export function controllingLimits(
  charges: readonly CreditCharge[],
  violentPriors: number,
): { readonly jail: ControllingLimit; readonly prison: ControllingLimit } {
  const convictions = charges.filter((charge) => isConviction(charge) && charge.severity !== 'infraction');
  const limits = convictions.map((charge) => ({ id: charge.id, limit: creditLimit(charge, violentPriors) }));
  const felonies = new Set(convictions.filter(({ severity }) => severity === 'felony').map(({ id }) => id));
  return {
    jail: least(limits, 'jail', 'PC 4019'),
    prison: least(
      limits.filter(({ id }) => felonies.has(id)),
      'prison',
      'PC 2933',
    ),
  };
}
