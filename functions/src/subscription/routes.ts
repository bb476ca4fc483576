import { siteSettings } from '@countwise/contract';
import type { Route } from '../platform/route.ts';
import { openRoute } from '../platform/route.ts';
import { billingPortalRoute, changeSubscriberRoute } from './change-subscriber.ts';
import { confirmSubscriptionRoute } from './confirm-subscription.ts';
import { createSubscriptionRoute } from './create-subscription.ts';
import type { Deps } from './deps.ts';
import { webhook } from './webhook.ts';

export const subscriptionRoutes = (deps: Deps): readonly Route[] => [
  createSubscriptionRoute(deps),
  confirmSubscriptionRoute(deps),
  changeSubscriberRoute(deps),
  billingPortalRoute(deps),
  webhook(deps),
  openRoute(siteSettings, async () => deps.settings),
];
