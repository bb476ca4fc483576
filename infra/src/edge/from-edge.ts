import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { z } from 'zod';
import { edgeHeader } from './header.ts';

const environment = z.object({
  EDGE_SECRET: z.string(),
  /** Proves to the extension that the function asks, not somebody beside it. */
  AWS_SESSION_TOKEN: z.string(),
  /** Where the extension of Lambda answers, which keeps what it read for five minutes. */
  PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: z.string().default('2773'),
});
const secret = z.object({ SecretString: z.string() });
const value = z.object({ key: z.string().min(32) });

/** The key in use and the one before: while a new one is on its way to the edge, the old one is still said. */
const stages = ['AWSCURRENT', 'AWSPREVIOUS'] as const;
const patience = 2000;

/** A key of the secret; undefined where there is none of the stage, as there is none before the first. Throws else. */
async function keyOf(stage: (typeof stages)[number]): Promise<string | undefined> {
  const { EDGE_SECRET, AWS_SESSION_TOKEN, PARAMETERS_SECRETS_EXTENSION_HTTP_PORT } = environment.parse(process.env);
  const address = new URL(`http://localhost:${PARAMETERS_SECRETS_EXTENSION_HTTP_PORT}/secretsmanager/get`);
  address.search = new URLSearchParams({ secretId: EDGE_SECRET, versionStage: stage }).toString();
  const reply = await fetch(address, {
    headers: { 'x-aws-parameters-secrets-token': AWS_SESSION_TOKEN },
    signal: AbortSignal.timeout(patience),
  });
  if (!reply.ok && stage === 'AWSPREVIOUS') return undefined;
  if (!reply.ok) throw new Error(`The edge's secret cannot be read: ${reply.status}.`);
  return value.parse(JSON.parse(secret.parse(await reply.json()).SecretString)).key;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request came through the site's edge, and so past its firewall. A request without the header is not even asked about. */
export async function handler({
  headers = {},
}: Pick<APIGatewayRequestAuthorizerEventV2, 'headers'>): Promise<APIGatewaySimpleAuthorizerResult> {
  const said = digest(headers[edgeHeader] ?? '');
  const keys = await Promise.all(stages.map(keyOf));
  return { isAuthorized: keys.some((key) => key !== undefined && timingSafeEqual(said, digest(key))) };
}
