import { type Dated, inForce } from '../law/dated.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { ControllingLimit } from './controlling-limit.ts';
import { type CreditCharge, felonyConvictions } from './credit-facts.ts';

interface GoodConductRates {
  readonly violent: number;
  readonly striker: number;
  readonly others: number;
}

/** Good conduct credit of the regulations under Const., art. I, § 32(a)(2), by the day it is earned (R-D05). */
const goodConduct: readonly Dated<GoodConductRates>[] = [
  {
    effective: '2017-05-01',
    end: '2021-04-30',
    basis: 'custodyDay',
    authority: '15 CCR 3043.2',
    value: { violent: 20, striker: 33, others: 50 },
  },
  {
    effective: '2021-05-01',
    end: null,
    basis: 'custodyDay',
    authority: '15 CCR 3043.2',
    value: { violent: 33, striker: 50, others: 50 },
  },
];

/**
 * The rate that the Department of Corrections gives in practice for a determinate term (J-14); the statutory rate
 * before the regulations. Where the statute gives nothing because the term is for life, see LIFE_CREDIT_LITIGATION.
 */
export function cdcrRate(
  charges: readonly CreditCharge[],
  statutory: ControllingLimit,
  on: IsoDate,
): { readonly rate: number; readonly authority: string } {
  const row = inForce(goodConduct, on);
  if (row === undefined) return statutory;
  const felonies = felonyConvictions(charges);
  const striker = felonies.some(({ strikes }) => strikes !== '0');
  const nonviolent = striker ? row.value.striker : row.value.others;
  return {
    rate: felonies.some(({ violent }) => violent) ? row.value.violent : nonviolent,
    authority: row.authority,
  };
}
