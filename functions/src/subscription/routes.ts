import { siteSettings } from '@countwise/contract';
import type { Route } from '../platform/route.ts';
import { openRoute } from '../platform/route.ts';
import { billingPortalRoute, changeSubscriberRoute } from './change-subscriber.ts';
import { confirmSubscriptionRoute } from './confirm-subscription.ts';
import { contentPolicyReportRoute } from './content-policy-report.ts';
import { createSubscriptionRoute } from './create-subscription.ts';
import type { Deps } from './deps.ts';
import { orderByInvoiceRoute } from './order-by-invoice.ts';
import { planFactsRoute } from './plan-facts.ts';
import { webhook } from './webhook.ts';

export const subscriptionRoutes = (deps: Deps): readonly Route[] => [
  createSubscriptionRoute(deps),
  orderByInvoiceRoute(deps),
  planFactsRoute(deps),
  confirmSubscriptionRoute(deps),
  changeSubscriberRoute(deps),
  billingPortalRoute(deps),
  webhook(deps),
  contentPolicyReportRoute(deps),
  openRoute(siteSettings, async () => ({
    ...deps.settings,
    lawTexts: (await deps.lawText?.isStored()) ?? false,
  })),
];
