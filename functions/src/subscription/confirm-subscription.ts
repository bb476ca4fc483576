import { confirmSubscription } from '@countwise/contract';
import { notThere, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { subscriptionAccess } from '../platform/subscription-access.ts';
import type { Deps } from './deps.ts';
import { follow } from './follow.ts';

/** After the card form: reads what stands at the provider. It trusts nothing the browser says but the set-up's name. */
export const confirmSubscriptionRoute = (deps: Pick<Deps, 'subscribers' | 'payments' | 'usedTrials' | 'now'>) =>
  route(confirmSubscription, async ({ body, session: { user, subscriber } }) => {
    const setup = await deps.payments.setup(body.stripeParams.setup_intent);
    if (subscriber === undefined || setup === undefined || setup.customer !== subscriber.StripeCustomerId)
      throw notThere('payment set-up');
    const followed = await follow(deps, subscriber.Id);
    if (followed === 'unknown') throw notThere('subscriber');
    const subscriptionStatus = subscriptionAccess(user, followed, deps.now());
    // what ended in this moment, as the provider's own message told, may not be written yet
    if (subscriptionStatus !== 'Valid' && setup.card !== undefined && followed.SubscriptionType === 2)
      await askNewCard(deps, setup.card, followed.Id);
    return { subscriptionStatus };
  });

/** Throws 409 where what was just set up has ended because its card began somebody else's trial. */
async function askNewCard({ usedTrials }: Pick<Deps, 'usedTrials'>, card: string, subscriberId: string): Promise<void> {
  if (await usedTrials.takeCard(card, subscriberId)) return;
  throw new Problem(
    409,
    'A free trial was begun with this card before, so this one has ended. Nothing was charged. Order again: the first payment is then due the same day.',
  );
}
