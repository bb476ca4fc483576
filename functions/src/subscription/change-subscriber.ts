import { billingPortal, changeSubscriber } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { ownSubscriber } from './own-subscriber.ts';

/** Where the booklet is shipped; the plan is what the payment provider has. Of another subscriber there is nothing to change. */
export const changeSubscriberRoute = ({ subscribers }: Pick<Deps, 'subscribers'>) =>
  route(changeSubscriber, async ({ params, body: { Id: _, IsMonthly: __, ...address }, session }) => {
    const { Id } = ownSubscriber(session);
    if (params.SubscriberId !== Id) throw notThere('subscriber');
    await subscribers.change(Id, address);
    return done;
  });

export const billingPortalRoute = ({ payments, siteOrigin }: Pick<Deps, 'payments' | 'siteOrigin'>) =>
  route(billingPortal, async ({ session }) => {
    const { StripeCustomerId } = ownSubscriber(session);
    if (StripeCustomerId === null) throw notThere('subscription');
    return { url: await payments.portal(StripeCustomerId, `${siteOrigin}/myaccount`) };
  });
