import { join } from 'node:path';
import { apiPrefix, calls } from '@countwise/contract';
import { serveBotCheck } from './bot-check/serve-bot-check.ts';
import { mailCodes } from './cognito/code-mail.ts';
import { serveCognito } from './cognito/serve-cognito.ts';
import { startDynoxide } from './dynamodb/dynoxide.ts';
import { entraApplications, entraInPool } from './entra/in-pool.ts';
import { serveEntra } from './entra/serve-entra.ts';
import {
  type Addresses,
  clientId,
  credentials,
  mailFrom,
  poolId,
  reportsBucket,
  secrets,
  stripeKeys,
} from './environment/environment.ts';
import type { Ports } from './environment/ports.ts';
import { openOutbox } from './outbox/outbox.ts';
import { serveOutbox } from './outbox/serve-outbox.ts';
import { serveS3 } from './s3/serve-s3.ts';
import { serveSecrets } from './secrets/serve-secrets.ts';
import type { Listening } from './shared/http.ts';
import { serveStripe } from './stripe/serve-stripe.ts';

export interface TwinOptions {
  readonly dir: string;
  readonly ports: Ports;
  readonly at: Addresses;
}

/** Starters of every service that others run for the product in the cloud. `DYNAMODB_ENDPOINT` takes the place of ours. */
export function twins({ dir, ports, at }: TwinOptions): readonly (() => Promise<Listening>)[] {
  const hook = calls.find(({ caller }) => caller === 'webhook') ?? null;
  const outbox = openOutbox(join(dir, 'outbox'));
  return [
    ...(process.env['DYNAMODB_ENDPOINT'] === undefined
      ? [() => startDynoxide(join(dir, 'dynamodb'), ports.dynamodb)]
      : []),
    () => serveOutbox(ports.outbox, outbox),
    () =>
      serveS3(ports.s3, {
        folder: join(dir, 's3'),
        buckets: [reportsBucket],
        keys: credentials,
        siteOrigin: at.site,
      }),
    () =>
      serveCognito(ports.cognito, {
        folder: join(dir, 'cognito'),
        poolId,
        clientId,
        origin: at.hostedUi,
        callbacks: [`${at.site}/auth/callback`],
        logouts: [`${at.site}/login`],
        providers: entraInPool(at.entra),
        mail: mailCodes(outbox, mailFrom),
      }),
    () =>
      serveStripe(ports.stripe, {
        folder: join(dir, 'stripe'),
        origin: at.stripe,
        keys: stripeKeys,
        webhook: hook && { url: `${at.site}${apiPrefix}${hook.path}`, secret: stripeKeys.webhook },
      }),
    () => serveBotCheck(ports.botCheck),
    () => serveSecrets(ports.secrets, secrets),
    () => serveEntra(ports.entra, entraApplications(at.entra, at.hostedUi)),
  ];
}
