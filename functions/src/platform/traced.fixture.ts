import { login } from '@countwise/contract';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { z } from 'zod';
import { Problem } from '../base/problem.ts';
import { observerOf } from './observability.ts';
import { resource } from './resource.ts';
import { openRoute } from './route.ts';

/** One call answered and one that fails, in a process whose environment is Lambda's. */
const handler = resource(
  [
    openRoute(login, async ({ body }) => {
      throw body.username === 'ana@county.example'
        ? new Problem(401, 'Invalid Login Credentials')
        : new Error(body.username);
    }),
  ],
  { authenticate: () => Promise.reject(new Error('not asked')), observer: observerOf('auth') },
);
const event = z.custom<APIGatewayProxyEventV2>();
const context = z.custom<Context>();
for (const username of ['ana@county.example', 'bea@county.example'])
  await handler(
    event.parse({
      routeKey: 'POST /api/auth/login',
      headers: {},
      body: JSON.stringify({ username, password: 'Sentence-2026' }),
      requestContext: { requestId: 'request', timeEpoch: Date.now() },
    }),
    context.parse({}),
  );
