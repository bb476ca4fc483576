import { z } from 'zod';

const text = z.string().min(1);

/**
 * What a function reads from its environment; each picks what it needs and parses once, at start.
 * AWS addresses come from the SDK's own `AWS_ENDPOINT_URL_*` variables.
 */
export const environment = z.object({
  TABLE_NAME: text,
  REPORTS_BUCKET: text,
  USER_POOL_ID: text,
  USER_POOL_CLIENT_ID: text,
  /** Only where the pool is a twin: the address of its public keys. */
  COGNITO_JWKS_URI: z.url().optional(),
  COGNITO_DOMAIN: z.url(),
  /** Only where the pool is a twin: where it answers, for the SDK and for the site. */
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.url().optional(),
  SITE_ORIGIN: z.url(),
  MAIL_FROM: z.email(),
  SMS_ORIGIN: text,
  /** What the secrets are called in Secrets Manager, from where they are read at run time. */
  STRIPE_SECRET_NAME: text,
  STRIPE_WEBHOOK_SECRET_NAME: text,
  BOT_CHECK_SECRET_NAME: text,
  STRIPE_PUBLISHABLE_KEY: text,
  /** Only where the payment provider is a twin. */
  STRIPE_API_BASE: z.url().optional(),
  SUPPORT_EMAIL: z.email(),
  /** The compiled catalogue and reference data, and the folder of imported law texts, where they are not in their own places. */
  CATALOGUE_PATH: text.optional(),
  REFERENCE_PATH: text.optional(),
  LAW_FOLDER: text.optional(),
  /** Where the bot check's tokens are verified. */
  BOT_CHECK_URL: z.url(),
  /** The bot check's key for the site, where the site is to show one. */
  BOT_CHECK_SITE_KEY: text.optional(),
});
