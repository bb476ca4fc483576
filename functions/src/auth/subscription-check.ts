import { type SubscriptionStatus, subscriptionCheck } from '@countwise/contract';
import { Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import { opens } from '../platform/subscription-access.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** The pages that make and renew a subscription let in whoever has none yet under one status. */
const none: readonly SubscriptionStatus[] = ['No_Stripe_ID', 'No_Subscription', 'Removed_From_County'];

export const subscriptionCheckRoute = ({ authenticate }: Pick<Deps, 'authenticate'>) =>
  openRoute(subscriptionCheck, async ({ body }) => {
    const session = await authenticate(`Bearer ${body.user_token}`);
    const { status } = session;
    const user_attr = userAttributesOf(session);
    if (opens(status)) return { authorized: true as const, subscriptionStatus: status, user_attr };
    throw new Problem(402, 'The subscription does not allow this.', {
      subscriptionStatus: none.includes(status) ? 'Create_Subscription' : status,
    });
  });
