import { type Dated, inForce } from '../law/dated.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { type Conviction, felonies, withStrike } from './conviction.ts';
import { isWithoutRelease, type RateLimit } from './credit-limit.ts';

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
 * before the regulations, and where there will be no release. Of a life term, see LIFE_CREDIT_LITIGATION.
 */
export function cdcrRate(convictions: readonly Conviction[], statutory: RateLimit, on: IsoDate): RateLimit {
  const row = inForce(goodConduct, on);
  const served = felonies(convictions);
  if (row === undefined || served.some(({ charge }) => isWithoutRelease(charge))) return statutory;
  const { violent, striker, others } = row.value;
  const nonviolent = withStrike(served).length > 0 ? striker : others;
  return { rate: served.some(({ charge }) => charge.violent) ? violent : nonviolent, authority: row.authority };
}
