import type { IsoDate } from '@countwise/engine';
import { plans } from '../text/plans.ts';
import { longDate } from '../ui/dates.ts';

interface Props {
  readonly plan: 'monthly' | 'annual';
  /** As it is charged: `$645 / year`. */
  readonly amount: string;
  readonly firstChargeOn: IsoDate;
}

/** What will be charged, when, and what submitting means. */
export function OrderSummary({ plan, amount, firstChargeOn }: Props) {
  return (
    <div className="order-summary">
      <p>
        {plans.total} <b>{amount}</b>
      </p>
      <p>
        {plans.firstCharge} <b>{longDate(firstChargeOn)}</b>
      </p>
      <p className="plan-lead">{plans.consent[plan](amount)}</p>
    </div>
  );
}
