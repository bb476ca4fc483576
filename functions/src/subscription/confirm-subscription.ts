import { confirmSubscription } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { subscriptionAccess } from '../platform/subscription-access.ts';
import type { Deps } from './deps.ts';
import { follow } from './follow.ts';

/** After the card form: reads what stands at the provider. It trusts nothing the browser says but the set-up's name. */
export const confirmSubscriptionRoute = (deps: Pick<Deps, 'subscribers' | 'payments' | 'now'>) =>
  route(confirmSubscription, async ({ body, session: { user, subscriber } }) => {
    const customer = await deps.payments.customerOfSetup(body.stripeParams.setup_intent);
    if (subscriber === undefined || customer === undefined || customer !== subscriber.StripeCustomerId)
      throw notThere('payment set-up');
    const followed = await follow(deps, subscriber.Id);
    if (followed === 'unknown') throw notThere('subscriber');
    return { subscriptionStatus: subscriptionAccess(user, followed, deps.now()) };
  });
