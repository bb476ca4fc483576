import { planFacts } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import type { z } from 'zod';
import { notThere } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import type { Standing } from './standing.ts';

const dayOf = (instant: Date) => californiaDay(instant.getTime());

type Paid = z.input<typeof planFacts.answer>['paid'];

const paidOf = (standing: Standing | undefined): Paid => {
  if (standing?.state !== 'holds') return null;
  const { cents, interval, licenses, paidTo, isTrial, isCancelled, hasFailed, byInvoice, owed } = standing;
  return {
    cents,
    interval,
    licenses,
    nextOn: dayOf(paidTo),
    isTrial,
    isCancelled,
    hasFailed,
    byInvoice,
    owed:
      owed === undefined
        ? null
        : { cents: owed.cents, dueOn: owed.due === undefined ? null : dayOf(owed.due), url: owed.url },
  };
};

/** What is paid, in facts that the site puts into words. What it costs is the administrator's alone to see. */
export const planFactsRoute = ({ payments }: Pick<Deps, 'payments'>) =>
  route(planFacts, async ({ session: { user, subscriber } }) => {
    if (subscriber === undefined) throw notThere('subscriber');
    const { StripeCustomerId, SubscriptionEndDate, ActiveUsers, MaximumUsers } = subscriber;
    return {
      endsOn: SubscriptionEndDate === null ? null : dayOf(new Date(SubscriptionEndDate)),
      seats: { used: ActiveUsers, maximum: MaximumUsers },
      paid: user.isAdmin && StripeCustomerId !== null ? paidOf(await payments.standing(StripeCustomerId)) : null,
    };
  });
