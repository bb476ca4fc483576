import type { Logger } from '@aws-lambda-powertools/logger';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '../base/problem.ts';
import { loggable } from './loggable.ts';
import { passes } from './passing.ts';
import { json, type Reply } from './route.ts';

/** Seconds after which to ask again. */
const retryAfter = '2';

function answered(status: number, body: object): Reply {
  const reply = json(status, body);
  return status === 503 ? { ...reply, headers: { ...reply.headers, 'retry-after': retryAfter } } : reply;
}

/**
 * Turns what a handler throws into its status. What nobody foresaw is logged once, without the people it names, and
 * answers with the request's id only: 503 where it passes, else 500.
 */
export const problems = (logger: Logger): MiddlewareObj<APIGatewayProxyEventV2, Reply> => ({
  onError: (request) => {
    const { requestId } = request.event.requestContext;
    const { error } = request;
    if (error instanceof Problem) {
      request.response = answered(error.status, { message: error.message, requestId, ...error.more });
      return;
    }
    const later = passes(error);
    logger.error(later ? 'a neighbour failed' : 'unforeseen', { requestId, error: loggable(error) });
    request.response = later
      ? answered(503, { message: 'Please try again in a moment.', requestId })
      : answered(500, { message: 'Something went wrong on our side.', requestId });
  },
});
