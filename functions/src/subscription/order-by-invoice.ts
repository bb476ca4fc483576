import { orderByInvoice } from '@countwise/contract';
import { californiaDay } from '@countwise/engine';
import { centsOf } from '../base/plans.ts';
import { notThere, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { subscriptionAccess } from '../platform/subscription-access.ts';
import { askEnough, customerOf } from './create-subscription.ts';
import type { Deps } from './deps.ts';
import { firstChargeOf } from './first-charge.ts';
import { follow } from './follow.ts';
import { ownSubscriber } from './own-subscriber.ts';

/** A county orders by itself and pays by invoice, as its purchasing asks: for its trial, after it, and again after its end. */
export const orderByInvoiceRoute = (deps: Pick<Deps, 'subscribers' | 'payments' | 'usedTrials' | 'now'>) =>
  route(orderByInvoice, async ({ body: { planCount }, session }) => {
    const subscriber = ownSubscriber(session);
    if (subscriber.SubscriptionType !== 3) throw new Problem(403, 'Only an organization pays by invoice.');
    askEnough(subscriber, 'annual', planCount);
    const firstCharge = firstChargeOf(subscriber, await deps.usedTrials.has(session.user), deps.now());
    await deps.payments.beginByInvoice(await customerOf(deps, subscriber), { count: planCount, firstCharge });
    const followed = await follow(deps, subscriber.Id);
    if (followed === 'unknown') throw notThere('subscriber');
    return {
      cents: centsOf('annual', planCount),
      firstChargeOn: californiaDay(firstCharge.getTime()),
      subscriptionStatus: subscriptionAccess(session.user, followed, deps.now()),
    };
  });
