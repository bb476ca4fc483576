import { createServer } from 'node:http';
import { type Call, routesOf } from '@countwise/contract';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { freePorts } from '../shared/free-ports.ts';
import { type Listening, listen, listenerOf } from '../shared/http.ts';
import type { Functions } from './functions.ts';
import { gateway, requestLimit } from './gateway.ts';

const call = (method: Call['method'], path: Call['path']): Call => ({
  id: path,
  resource: 'cases',
  method,
  path,
  caller: 'anyone',
  summary: '',
  params: z.unknown(),
  query: z.unknown(),
  body: z.unknown(),
  answer: z.unknown(),
  errors: [],
  reads: false,
  raw: false,
});
const routes = routesOf([
  call('GET', '/cases/{id}'),
  call('GET', '/cases/scenarios'),
  call('POST', '/cases'),
  call('GET', '/cases/{id}/charges/{chargeId}'),
]);

let origin: string;
let running: Listening;
/** What the function was given, and what it answers. */
let seen: APIGatewayProxyEventV2[] = [];
let behave: Functions['invoke'];
const returns =
  (result: unknown): Functions['invoke'] =>
  (_resource, event) => {
    seen.push(event as APIGatewayProxyEventV2);
    return Promise.resolve({ id: 0, kind: 'returned', result });
  };

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  origin = `http://127.0.0.1:${port}`;
  const functions: Functions = { invoke: (...asked) => behave(...asked), stop: () => Promise.resolve() };
  const service = gateway({ routes, functions, corsOrigins: ['http://localhost:5173'] });
  running = await listen(createServer(listenerOf(service, requestLimit)), 'gateway', port);
});
afterAll(() => running.stop());
beforeEach(() => {
  seen = [];
  behave = returns({ statusCode: 200, body: '{}' });
});

test('a request arrives as an event of payload 2.0', async () => {
  await fetch(`${origin}/api/cases/a%2Fb/charges/7?tag=x&tag=y&q=%C3%A9`, {
    headers: { cookie: 'one=1; two=2', authorization: 'Bearer t', 'User-Agent': 'test' },
  });
  expect(seen[0]).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/cases/{id}/charges/{chargeId}',
    rawQueryString: 'tag=x&tag=y&q=%C3%A9',
    queryStringParameters: { tag: 'x,y', q: 'é' },
    pathParameters: { id: 'a/b', chargeId: '7' },
    cookies: ['one=1', 'two=2'],
    headers: { authorization: 'Bearer t' },
    requestContext: { http: { method: 'GET', userAgent: 'test', sourceIp: '127.0.0.1' } },
    isBase64Encoded: false,
  });
  expect(seen[0]?.headers).not.toHaveProperty('cookie');
});

test('text bodies pass as they are, others in base 64', async () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type: string) =>
    fetch(`${origin}/api/cases`, { method: 'POST', body, headers: { 'content-type': type } });
  await post('{"é":1}', 'application/json');
  await post(Uint8Array.of(0, 255), 'application/octet-stream');
  expect(seen.map(({ body, isBase64Encoded }) => [body, isBase64Encoded])).toEqual([
    ['{"é":1}', false],
    ['AP8=', true],
  ]);
});

test.for([
  ['GET', '/api/cases/scenarios', 'GET /api/cases/scenarios'],
  ['GET', '/api/cases/scenario', 'GET /api/cases/{id}'],
  ['POST', '/api/cases', 'POST /api/cases'],
] as const)('%s %s goes to %s', async ([method, path, routeKey]) => {
  await fetch(origin + path, { method });
  expect(seen[0]?.routeKey).toBe(routeKey);
});

test.for([
  ['DELETE', '/api/cases'],
  ['GET', '/api/cases//charges/1'],
  ['GET', '/api/cases/%E0%A4%A'],
] as const)('%s %s is not found', async ([method, path]) => {
  expect((await fetch(origin + path, { method })).status).toBe(404);
  expect(seen).toEqual([]);
});

test('status, headers, cookies and bytes come back', async () => {
  behave = returns({
    statusCode: 201,
    headers: { 'Content-Type': 'application/pdf' },
    cookies: ['a=1; HttpOnly', 'b=2'],
    body: 'JVBERg==',
    isBase64Encoded: true,
  });
  const answer = await fetch(`${origin}/api/cases/1`);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    201,
    'application/pdf',
    '%PDF',
  ]);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
});

test('a redirect is handed to the caller', async () => {
  behave = returns({ statusCode: 302, headers: { location: 'https://elsewhere.example/' } });
  const answer = await fetch(`${origin}/api/cases/1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://elsewhere.example/']);
});

test.for([
  [{ kind: 'timed-out' }, 503],
  [{ id: 0, kind: 'threw', reason: 'secret' }, 500],
  [{ id: 0, kind: 'unavailable', reason: 'secret' }, 501],
  [{ id: 0, kind: 'returned', result: { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024) } }, 502],
] as const)('what goes wrong in a function: %j', async ([outcome, status]) => {
  behave = () => Promise.resolve(outcome);
  const answer = await fetch(`${origin}/api/cases/1`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain('secret');
});

test('a body of more than 10 MB is refused', async () => {
  const post = (size: number) => fetch(`${origin}/api/cases`, { method: 'POST', body: new Uint8Array(size) });
  expect((await post(requestLimit)).status).toBe(200);
  expect((await post(requestLimit + 1)).status).toBe(413);
});

test('only a listed origin may read answers', async () => {
  const from = (address: string) => fetch(`${origin}/api/cases/1`, { headers: { origin: address } });
  expect((await from('http://localhost:5173')).headers.get('access-control-allow-origin')).toBe(
    'http://localhost:5173',
  );
  expect((await from('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
});
