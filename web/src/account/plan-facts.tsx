import { planFacts } from '@countwise/contract';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../api/request.ts';
import { storedStatus } from '../api/session.ts';
import { account } from '../text/account.ts';
import { longDate, today } from '../ui/dates.ts';

const text = account.plan.facts;
export type PlanFacts = z.output<typeof planFacts.answer>;
type Paid = NonNullable<PlanFacts['paid']>;

export const planFactsQuery = {
  queryKey: ['plan-facts'],
  queryFn: () => request(planFacts),
} as const;

const dollars = (cents: number): string =>
  `US${(cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}`;

/** What comes next of a subscription that is paid for. */
function nextOf({ cents, interval, nextOn, isTrial, isCancelled, hasFailed, owed }: Paid): string {
  const price = text.per[interval](dollars(cents));
  if (hasFailed || owed !== null) return text.unpaid(price);
  const on = longDate(nextOn);
  if (isCancelled) return text.cancelled(on);
  return isTrial ? text.trial(price, on) : text.renewed(price, on);
}

const Owed = ({ owed }: { readonly owed: NonNullable<Paid['owed']> }) => (
  <p className="notice">
    {owed.dueOn === null ? text.owed(dollars(owed.cents)) : text.owedBy(dollars(owed.cents), longDate(owed.dueOn))}{' '}
    {owed.url !== null && <a href={owed.url}>{text.openInvoice}</a>}
  </p>
);

/** Of these nothing has begun yet, so nothing ends. */
const notBegun: readonly string[] = ['No_Stripe_ID', 'No_Subscription', 'Create_Subscription'];

/** Until when what is not paid through the provider holds. */
const Ends = ({ on }: { readonly on: string | null }) =>
  on === null || notBegun.includes(storedStatus() ?? '') ? null : (
    <p>{(on < today() ? text.ended : text.ends)(longDate(on))}</p>
  );

/** Money in words: what it costs, when it is charged, what failed or is owed, and how many work with it. */
export function PlanFacts() {
  const { data } = useQuery(planFactsQuery);
  if (data === undefined) return null;
  const { endsOn, seats, paid } = data;
  return (
    <>
      {paid === null ? <Ends on={endsOn} /> : <p>{nextOf(paid)}</p>}
      {paid?.hasFailed && (
        <p className="notice" role="alert">
          {text.hasFailed}
        </p>
      )}
      {paid?.owed && <Owed owed={paid.owed} />}
      {seats.maximum > 1 && <p>{text.seats(seats.used, seats.maximum)}</p>}
    </>
  );
}
