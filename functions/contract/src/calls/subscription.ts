import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { done, id } from '../schemas/basics.ts';

export const createSubscription = defineCall({
  id: 'subscription.create',
  resource: 'subscription',
  method: 'POST',
  path: '/stripesubscription/createSubscription',
  caller: 'signed-in',
  summary:
    "Begins a subscription, with a seven-day trial once. The price is the server's: 395 + 250 x (count - 1), or the monthly plan.",
  body: z.object({
    price: z.union([z.literal('monthly'), z.literal('annual')]),
    planCount: z.number().int().min(1).max(500).default(1),
    paymentMethod: z.enum(['card', 'us_bank_account']).default('card'),
    user: z.unknown().optional(),
  }),
  answer: z.object({ setupIntent: z.object({ client_secret: z.string() }), firstChargeOn: z.iso.date() }),
  errors: [400, 403, 409],
});

export const orderByInvoice = defineCall({
  id: 'subscription.orderByInvoice',
  resource: 'subscription',
  method: 'POST',
  path: '/stripesubscription/invoice',
  caller: 'signed-in',
  summary:
    "Begins a county's yearly subscription that is paid by invoice: due thirty days after its trial, or after the order where that is over.",
  body: z.object({ planCount: z.number().int().min(1).max(500) }),
  answer: z.object({ cents: z.number().int(), firstChargeOn: z.iso.date(), subscriptionStatus: z.string() }),
  errors: [400, 403, 409],
});

export const planFacts = defineCall({
  id: 'subscription.plan',
  resource: 'subscription',
  method: 'GET',
  path: '/subscriber/plan',
  caller: 'signed-in',
  summary:
    "What the caller's organization, or they themselves, pay for: how much, until when, for how many, and what is owed.",
  answer: z.object({
    /** The calendar day in California after which the subscription no longer holds; null where no end is set. */
    endsOn: z.iso.date().nullable(),
    seats: z.object({ used: z.number().int(), maximum: z.number().int() }),
    /** Null where nothing is paid through the payment provider. */
    paid: z
      .object({
        cents: z.number().int(),
        interval: z.enum(['month', 'year']),
        licenses: z.number().int(),
        /** When it is charged next, or when it ends because it was cancelled. */
        nextOn: z.iso.date(),
        isTrial: z.boolean(),
        isCancelled: z.boolean(),
        hasFailed: z.boolean(),
        byInvoice: z.boolean(),
        /** An invoice that waits to be paid. */
        owed: z.object({ cents: z.number().int(), dueOn: z.iso.date().nullable(), url: z.url().nullable() }).nullable(),
      })
      .nullable(),
  }),
  errors: [404],
});

export const confirmSubscription = defineCall({
  id: 'subscription.confirm',
  resource: 'subscription',
  method: 'POST',
  path: '/stripesubscription/confirmSubscription',
  caller: 'signed-in',
  summary: 'Reads the state of a payment set-up after the return page; the webhook is the truth, this only hurries it.',
  body: z.object({
    stripeParams: z.object({ setup_intent: z.string().regex(/^seti_\w{1,195}$/) }),
    user_token: z.string().optional(),
  }),
  answer: z.object({ subscriptionStatus: z.string() }),
  errors: [400, 404, 409],
});

export const changeSubscriber = defineCall({
  id: 'subscription.change',
  resource: 'subscription',
  method: 'PATCH',
  path: '/subscriber/{SubscriberId}',
  caller: 'signed-in',
  summary: 'Stores the address the booklet is shipped to.',
  params: z.object({ SubscriberId: id }),
  body: z.object({
    Id: id.optional(),
    City: z.string().trim().max(100),
    Address: z.string().trim().max(200),
    Address2: z.string().trim().max(200).optional(),
    State: z.string().trim().max(40),
    Zip: z.string().trim().max(10),
    Phone: z.string().trim().max(40).optional(),
    IsMonthly: z.boolean().optional(),
  }),
  answer: done,
  errors: [400, 404],
});

export const billingPortal = defineCall({
  id: 'subscription.portal',
  resource: 'subscription',
  method: 'POST',
  path: '/stripesubscription/portal',
  caller: 'signed-in',
  summary: "The payment provider's own page for cards, receipts and cancelling.",
  answer: z.object({ url: z.url() }),
  errors: [404],
});

export const stripeWebhook = defineCall({
  id: 'subscription.webhook',
  resource: 'subscription',
  method: 'POST',
  path: '/stripesubscription/webhook',
  caller: 'webhook',
  summary: 'Signed events of the payment provider: handled once each, in any order.',
  body: z.unknown(),
  answer: z.object({ received: z.literal(true) }),
  errors: [400],
});

export const contentPolicyReport = defineCall({
  id: 'subscription.contentPolicyReport',
  resource: 'subscription',
  method: 'POST',
  path: '/contentPolicyReports',
  caller: 'anyone',
  summary: "Takes a browser's report of what the content security policy kept a page from.",
  body: z.looseObject({
    'csp-report': z.looseObject({
      'effective-directive': z.string().max(500).optional(),
      'violated-directive': z.string().max(500).optional(),
      'blocked-uri': z.string().max(4000).optional(),
    }),
  }),
  answer: done,
});

export const siteSettings = defineCall({
  id: 'subscription.siteSettings',
  resource: 'subscription',
  method: 'GET',
  path: '/siteSettings',
  caller: 'anyone',
  summary: 'What the site has to know of where it runs: the sign-in pages, the card form and whom to write to.',
  answer: z.object({
    /** Origin of the hosted sign-in pages, and our client there. */
    signInOrigin: z.url(),
    signInClientId: z.string(),
    /** Where the user pool answers calls of its own; null where that is its place in the cloud. */
    userPoolEndpoint: z.url().nullable(),
    stripePublishableKey: z.string(),
    /** Null where the site shows no bot check. */
    botCheckSiteKey: z.string().nullable(),
    supportEmail: z.email(),
    /** Whether official texts of the law were imported, which citations may lead to. */
    lawTexts: z.boolean().default(false),
  }),
});

export const subscriptionCalls = [
  createSubscription,
  orderByInvoice,
  planFacts,
  confirmSubscription,
  changeSubscriber,
  billingPortal,
  stripeWebhook,
  contentPolicyReport,
  siteSettings,
];
