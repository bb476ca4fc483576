import { captureLambdaHandler } from '@aws-lambda-powertools/tracer/middleware';
import { apiPrefix, type Call } from '@countwise/contract';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { Problem } from '../base/problem.ts';
import type { Authenticate } from './authentication.ts';
import { noteAsker, type Observer, observed } from './observability.ts';
import { problems } from './problems.ts';
import type { Reply, Route } from './route.ts';
import type { Session } from './session.ts';
import { opens } from './subscription-access.ts';

export interface Platform {
  readonly authenticate: Authenticate;
  readonly observer: Observer;
}

export type ApiHandler = (event: APIGatewayProxyEventV2, context: Context) => Promise<Reply>;

/** The Lambda of one resource: one stack around all its routes. */
export function resource(routes: readonly Route[], { authenticate, observer }: Platform): ApiHandler {
  const byKey = new Map(routes.map((route) => [`${route.call.method} ${apiPrefix}${route.call.path}`, route]));
  const answer = async (event: APIGatewayProxyEventV2): Promise<Reply> => {
    const route = byKey.get(event.routeKey);
    if (route === undefined) throw new Problem(404, `There is no call ${event.routeKey}.`);
    return route.run(event, await sessionFor(route.call, event, authenticate));
  };
  return middy(answer)
    .use(captureLambdaHandler(observer.tracer, { captureResponse: false })) // a trace holds nobody's answer
    .use(observed(observer))
    .use(problems(observer.logger));
}

async function sessionFor(
  call: Call,
  event: APIGatewayProxyEventV2,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  const { caller } = call;
  if (caller === 'anyone' || caller === 'webhook') return undefined;
  const session = await authenticate(event.headers['authorization']);
  noteAsker(event, session.user.Id);
  if (caller === 'unproved') return session;
  if (session.user.EmailProvedAt === null)
    throw new Problem(402, 'Prove your e-mail address first.', { subscriptionStatus: 'Email_Not_Proved' });
  if (caller === 'signed-in') return session;
  askSubscription(call, session);
  if (caller === 'administrator' && !session.user.isAdmin)
    throw new Problem(403, 'Only an administrator of the organization may do this.');
  return session;
}

/** Throws 402 where the subscription does not hold, unless what is asked for may still be read. */
function askSubscription({ reads }: Call, { status, readUntil }: Session): void {
  if (opens(status) || (reads && readUntil !== undefined)) return;
  throw new Problem(402, 'The subscription does not allow this.', {
    subscriptionStatus: status,
    ...(readUntil !== undefined && { readUntil }),
  });
}
