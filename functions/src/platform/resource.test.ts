import { getCase, listCases, login } from '@countwise/contract';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { Problem } from '../base/problem.ts';
import { observerOf } from './observability.ts';
import { resource } from './resource.ts';
import { openRoute, type Route, route } from './route.ts';
import type { Session } from './session.ts';

const observer = observerOf('test');
const logged = vi.spyOn(observer.logger, 'error').mockImplementation(() => undefined);
const lines = vi.spyOn(observer.logger, 'info').mockImplementation(() => undefined);
vi.spyOn(observer.metrics, 'publishStoredMetrics').mockImplementation(() => observer.metrics);

const send = async (bound: Route, event: Partial<APIGatewayProxyEventV2>, status: Session['status'] = 'Valid') => {
  const authenticate = async () => ({ status, user: { Id: 'me' } }) as Session;
  const handler = resource([bound], { authenticate, observer });
  const requestContext = { requestId: 'request', timeEpoch: Date.now() };
  const answer = await handler(
    {
      routeKey: `${bound.call.method} /api${bound.call.path}`,
      headers: {},
      ...event,
      requestContext,
    } as APIGatewayProxyEventV2,
    {} as Context,
  );
  const retryAfter = answer.headers?.['retry-after'];
  return {
    status: answer.statusCode,
    body: JSON.parse(answer.body ?? ''),
    ...(retryAfter !== undefined && { retryAfter }),
  };
};
const answering = (answer: () => Promise<never>) => route(listCases, answer);

test('what nobody foresaw answers 500 with the request id only, and is logged once', async () => {
  const secret = new Error('the database is at 10.0.0.7');
  expect(
    await send(
      answering(() => Promise.reject(secret)),
      {},
    ),
  ).toEqual({
    status: 500,
    body: { message: 'Something went wrong on our side.', requestId: 'request' },
  });
  expect(logged).toHaveBeenCalledExactlyOnceWith('unforeseen', {
    requestId: 'request',
    error: { name: 'Error', message: secret.message, stack: secret.stack },
  });
});

test('a neighbour that is down answers 503 and says when to ask again, and nothing of where it is', async () => {
  const down = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { name: 'TimeoutError' });
  expect(
    await send(
      answering(() => Promise.reject(down)),
      {},
    ),
  ).toEqual({
    status: 503,
    body: { message: 'Please try again in a moment.', requestId: 'request' },
    retryAfter: '2',
  });
});

test('a problem answers its status', async () => {
  expect(
    await send(
      answering(() => Promise.reject(new Problem(409, 'Too Late', { current: 1 }))),
      {},
    ),
  ).toEqual({
    status: 409,
    body: { message: 'Too Late', requestId: 'request', current: 1 },
  });
});

test('a subscription that does not hold answers 402 and the handler never runs', async () => {
  const handle = vi.fn<() => Promise<never>>();
  expect(await send(route(listCases, handle), {}, 'County_Expired')).toMatchObject({
    status: 402,
    body: { subscriptionStatus: 'County_Expired' },
  });
  expect(handle).not.toHaveBeenCalled();
});

test.for([
  ['{', ''],
  ['[]', ''],
  ['{"username":"a","password":""}', 'username password'],
  [Buffer.from('{"username":"abcd"}').toString('base64'), 'password', true],
] as const)('the body %s is refused at %s', async ([body, paths, isBase64Encoded = false]) => {
  const handle = vi.fn<() => Promise<never>>();
  const answer = await send(openRoute(login, handle), { body, isBase64Encoded });
  expect(answer.status).toBe(400);
  expect(answer.body.faults.map(({ path }: { path: string }) => path).join(' ')).toBe(paths);
  expect(handle).not.toHaveBeenCalled();
});

test('an answer that breaks the contract is not sent', async () => {
  const wrong = route(getCase, () => Promise.resolve({ Id: 7 } as never));
  expect((await send(wrong, { pathParameters: { id: 'x' } })).status).toBe(500);
});

test('the line of a request names whose session it was made in by the id, and nothing else of them', async () => {
  await send(
    route(listCases, async () => ({ cases: [], next: null, rules: { engine: '1', catalogue: '1' } })),
    {},
  );
  expect(lines).toHaveBeenLastCalledWith('answered', expect.objectContaining({ user: 'me', statusCode: 200 }));
});
