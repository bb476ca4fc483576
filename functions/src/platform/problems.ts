import type { Logger } from '@aws-lambda-powertools/logger';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '../base/problem.ts';
import { loggable } from './loggable.ts';
import { json, type Reply } from './route.ts';

/**
 * Turns what a handler throws into its status. What nobody foresaw is logged once, without the people it names, and
 * answers 500 with the request's id only.
 */
export const problems = (logger: Logger): MiddlewareObj<APIGatewayProxyEventV2, Reply> => ({
  onError: (request) => {
    const { requestId } = request.event.requestContext;
    const { error } = request;
    if (error instanceof Problem) {
      request.response = json(error.status, { message: error.message, requestId, ...error.more });
      return;
    }
    logger.error('unforeseen', { requestId, error: loggable(error) });
    request.response = json(500, { message: 'Something went wrong on our side.', requestId });
  },
});
