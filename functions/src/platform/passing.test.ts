import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { quick } from '../base/patience.ts';
import { Problem } from '../base/problem.ts';
import { passes } from './passing.ts';

/** The address of a service that answers with a status, or hangs. */
async function service(status?: number, body = '{}'): Promise<string> {
  const server = createServer((_, response) => {
    if (status !== undefined) response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const read = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    ...quick,
    endpoint,
    region: 'us-west-2',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  }).send(new AdminGetUserCommand({ UserPoolId: 'us-west-2_Ours', Username: 'me' }));

test('a service that hangs is given up in less than six seconds, and passes', async () => {
  const begun = Date.now();
  const failure = await failureOf(read(await service()));
  expect(Date.now() - begun).toBeLessThan(6000);
  expect(passes(failure)).toBe(true);
});

test.for([
  ['is down', 500, '{}', true],
  ['throttles', 400, '{"__type":"ProvisionedThroughputExceededException"}', true],
  ['refuses what was asked', 400, '{"__type":"ValidationException"}', false],
] as const)('a service that %s', async ([, status, body, expected]) => {
  expect(passes(await failureOf(read(await service(status, body))))).toBe(expected);
});

test('a connection that is refused, and a time that is up, pass', async () => {
  expect(passes(await failureOf(read('http://127.0.0.1:1')))).toBe(true);
  expect(passes(await failureOf(fetch('http://127.0.0.1:1')))).toBe(true);
  expect(passes(await failureOf(fetch(await service(), { signal: AbortSignal.timeout(20) })))).toBe(true);
});

test.for([
  [503, true],
  [400, false],
] as const)('a payment provider that answers %i', async ([status, expected]) => {
  const { hostname, port } = new URL(await service(status, '{"error":{"message":"no"}}'));
  const stripe = new Stripe('sk_test', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  expect(passes(await failureOf(stripe.products.retrieve('one')))).toBe(expected);
});

test.for([
  new Error('a defect'),
  new TypeError('x is not a function'),
  new Problem(409, 'Too Late'),
  'text',
  undefined,
])('%s does not pass by itself', (error) => expect(passes(error)).toBe(false));
