import { startLawText } from '../catalogue/start-law-text.ts';
import { environment } from '../platform/environment.ts';
import { mailer } from '../platform/mail.ts';
import { resource } from '../platform/resource.ts';
import { secretReader } from '../platform/secrets.ts';
import { now, start } from '../platform/start.ts';
import { handledEventStore } from '../store/handled-events.ts';
import { sentLetters } from '../store/sent-letters.ts';
import { subscriberStore } from '../store/subscribers.ts';
import { usedTrialStore } from '../store/used-trials.ts';
import { paymentEvents } from './payment-events.ts';
import { payments } from './payments.ts';
import { subscriptionRoutes } from './routes.ts';

const variables = environment
  .pick({
    STRIPE_SECRET_NAME: true,
    STRIPE_WEBHOOK_SECRET_NAME: true,
    STRIPE_PUBLISHABLE_KEY: true,
    STRIPE_API_BASE: true,
    MAIL_FROM: true,
    SITE_ORIGIN: true,
    SUPPORT_EMAIL: true,
    COGNITO_DOMAIN: true,
    USER_POOL_CLIENT_ID: true,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: true,
    BOT_CHECK_SITE_KEY: true,
  })
  .parse(process.env);
const { table, ...platform } = start('subscription');
const secret = secretReader();
const deps = {
  subscribers: subscriberStore(table),
  payments: payments(secret(variables.STRIPE_SECRET_NAME, 'secretKey'), variables.STRIPE_API_BASE),
  eventOf: paymentEvents(secret(variables.STRIPE_WEBHOOK_SECRET_NAME, 'secret')),
  handledEvents: handledEventStore(table, now),
  usedTrials: usedTrialStore(table, now),
  mail: mailer(variables.MAIL_FROM),
  sentLetters: sentLetters(table),
  siteOrigin: variables.SITE_ORIGIN,
  supportEmail: variables.SUPPORT_EMAIL,
  log: (message: string, about: Readonly<Record<string, string>>) => platform.observer.logger.warn(message, about),
  settings: {
    signInOrigin: variables.COGNITO_DOMAIN,
    signInClientId: variables.USER_POOL_CLIENT_ID,
    userPoolEndpoint: variables.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? null,
    stripePublishableKey: variables.STRIPE_PUBLISHABLE_KEY,
    botCheckSiteKey: variables.BOT_CHECK_SITE_KEY ?? null,
    supportEmail: variables.SUPPORT_EMAIL,
  },
  lawText: startLawText(),
  now,
};

export const handler = resource(subscriptionRoutes(deps), platform);
