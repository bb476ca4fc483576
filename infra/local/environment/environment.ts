import { join } from 'node:path';
import { botCheckSecret, botCheckSiteKey } from '../bot-check/dummy-token.ts';
import type { Ports } from './ports.ts';

export const root = join(import.meta.dirname, '../../..');
export const region = 'us-west-2';
export const tableName = 'countwise';
export const reportsBucket = 'countwise-reports';
export const poolId = `${region}_Countwise`;
export const clientId = 'countwise-site';
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
export const mailFrom = 'no-reply@countwise.example';
export const stripeKeys = { secret: 'sk_test_local', publishable: 'pk_test_local', webhook: 'whsec_local' };

const secretNames = {
  stripe: 'countwise/local/stripe',
  webhook: 'countwise/local/stripe-webhook',
  botCheck: 'countwise/local/bot-check',
};
/** What stands in Secrets Manager, in the form that docs/runbook.md asks an operator for. */
export const secrets: Readonly<Record<string, string>> = {
  [secretNames.stripe]: JSON.stringify({ secretKey: stripeKeys.secret }),
  [secretNames.webhook]: JSON.stringify({ secret: stripeKeys.webhook }),
  [secretNames.botCheck]: JSON.stringify({ secret: botCheckSecret }),
};

/** For programs; a browser is sent to `localhost`, where cookies and the site's own address are. */
const program = (port: number): string => `http://127.0.0.1:${port}`;
const browser = (port: number): string => `http://localhost:${port}`;

export interface Addresses {
  readonly site: string;
  readonly dynamodb: string;
  readonly s3: string;
  readonly cognito: string;
  readonly hostedUi: string;
  readonly entra: string;
  readonly stripe: string;
  readonly outbox: string;
  readonly botCheck: string;
  readonly secrets: string;
}

/** Where everything stands. `DYNAMODB_ENDPOINT` names another DynamoDB than ours. */
export const addressesOf = (ports: Ports): Addresses => ({
  site: browser(ports.site),
  dynamodb: process.env['DYNAMODB_ENDPOINT'] ?? program(ports.dynamodb),
  s3: program(ports.s3),
  cognito: program(ports.cognito),
  hostedUi: browser(ports.cognito),
  entra: browser(ports.entra),
  stripe: browser(ports.stripe),
  outbox: browser(ports.outbox),
  botCheck: browser(ports.botCheck),
  secrets: program(ports.secrets),
});

/** What the product's functions read. Only endpoints, credentials and the names of files differ from the cloud. */
export const functionsEnvironment = (
  at: Addresses,
  law = process.env['LAW_FOLDER'] ?? join(root, '.local/law'),
): Record<string, string> => ({
  TABLE_NAME: tableName,
  REPORTS_BUCKET: reportsBucket,
  USER_POOL_ID: poolId,
  USER_POOL_CLIENT_ID: clientId,
  COGNITO_JWKS_URI: `${at.cognito}/${poolId}/.well-known/jwks.json`,
  COGNITO_DOMAIN: at.hostedUi,
  SITE_ORIGIN: at.site,
  MAIL_FROM: mailFrom,
  SUPPORT_EMAIL: 'support@countwise.example',
  SMS_ORIGIN: '+14155550100',
  STRIPE_SECRET_NAME: secretNames.stripe,
  STRIPE_PUBLISHABLE_KEY: stripeKeys.publishable,
  STRIPE_WEBHOOK_SECRET_NAME: secretNames.webhook,
  STRIPE_API_BASE: at.stripe,
  BOT_CHECK_URL: `${at.botCheck}/turnstile/v0/siteverify`,
  BOT_CHECK_SECRET_NAME: secretNames.botCheck,
  BOT_CHECK_SITE_KEY: botCheckSiteKey,
  /** Where `npm run law:import` puts the official text. */
  LAW_FOLDER: law,
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: at.dynamodb,
  AWS_ENDPOINT_URL_S3: at.s3,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: at.cognito,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: at.secrets,
  AWS_ENDPOINT_URL_SESV2: at.outbox,
  AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2: at.outbox,
  POWERTOOLS_TRACE_ENABLED: 'false',
  AWS_XRAY_MANUAL_MODE: 'true',
  TZ: 'UTC',
  /** The reports' pages are JSX; the loader reads how to compile it here. */
  TSX_TSCONFIG_PATH: join(root, 'functions/tsconfig.json'),
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
});
