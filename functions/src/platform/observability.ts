import { Logger } from '@aws-lambda-powertools/logger';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { Tracer } from '@aws-lambda-powertools/tracer';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Reply } from './route.ts';

export interface Observer {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
}

export const observerOf = (serviceName: string): Observer => ({
  logger: new Logger({ serviceName }),
  metrics: new Metrics({ namespace: 'Countwise', serviceName }),
  tracer: new Tracer({ serviceName }),
});

/** Who asks, by the request. */
const askers = new WeakMap<APIGatewayProxyEventV2, string>();
/** Notes whose session a request is made in, for its line of the log: the id, which tells nobody else who that is. */
export const noteAsker = (event: APIGatewayProxyEventV2, userId: string): void => void askers.set(event, userId);

/** One log line and two metrics a request: its call, who made it, status and time. No body, name or address is ever logged. */
export function observed({ logger, metrics, tracer }: Observer): MiddlewareObj<APIGatewayProxyEventV2, Reply> {
  const done = (event: APIGatewayProxyEventV2, statusCode: number | undefined) => {
    const { requestId, timeEpoch } = event.requestContext;
    const milliseconds = Date.now() - timeEpoch;
    tracer.putAnnotation('call', event.routeKey);
    logger.info('answered', { requestId, call: event.routeKey, user: askers.get(event), statusCode, milliseconds });
    metrics.addMetric('Duration', MetricUnit.Milliseconds, milliseconds);
    metrics.addMetric('ServerErrors', MetricUnit.Count, (statusCode ?? 500) >= 500 ? 1 : 0);
    metrics.publishStoredMetrics();
  };
  return {
    after: ({ event, response }) => done(event, response?.statusCode),
    onError: ({ event, response }) => done(event, response?.statusCode),
  };
}
