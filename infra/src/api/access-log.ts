import { apiPrefix, calls } from '@countwise/contract';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Settings } from '../base/settings.ts';

/** What HTTP APIs know of a request: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-logging-variables.html */
const texts = {
  requestId: 'requestId',
  time: 'requestTime',
  routeKey: 'routeKey',
  integrationStatus: 'integrationStatus',
  integrationError: 'integrationErrorMessage',
};
/** They stand without quotation marks, so that a filter can compare and count them. Milliseconds. */
const numbers = { status: 'status', latency: 'responseLatency' };

/** One line of JSON a request, by route. No address: it would be the edge's own. */
export const accessLogFormat: AccessLogFormat = AccessLogFormat.custom(
  `{${[
    ...Object.entries(texts).map(([name, variable]) => `"${name}":"$context.${variable}"`),
    ...Object.entries(numbers).map(([name, variable]) => `"${name}":$context.${variable}`),
  ].join(',')}}`,
);

const routeKeys = (wanted: (call: (typeof calls)[number]) => boolean): readonly string[] =>
  calls.filter(wanted).map(({ method, path }) => `${method} ${apiPrefix}${path}`);

/** What the access log is counted by. */
export interface AccessMetrics {
  /** Requests that the API's own throttle or a function refused as too many. */
  readonly refused: Metric;
  /** Notices of the payment service that were not taken. */
  readonly webhookFailures: Metric;
  /** Milliseconds of every answer but a printed report's, which starts a browser. */
  readonly latency: Metric;
}

/** Counts the lines of an access log as metrics of its stage. */
export function accessMetrics(logGroup: LogGroup, { stage }: Settings): AccessMetrics {
  const counted = (metricName: string, pattern: string, metricValue = '1'): Metric =>
    new MetricFilter(logGroup, metricName, {
      logGroup,
      metricNamespace: `Countwise/${stage}`,
      metricName,
      metricValue,
      filterPattern: FilterPattern.literal(pattern),
    }).metric();
  const webhooks = routeKeys(({ caller }) => caller === 'webhook').map((key) => `$.routeKey = "${key}"`);
  const quick = routeKeys(({ resource }) => resource === 'reports').map((key) => `$.routeKey != "${key}"`);
  return {
    refused: counted('Refused', '{ $.status = 429 }'),
    webhookFailures: counted('WebhookFailures', `{ (${webhooks.join(' || ')}) && $.status >= 400 }`),
    latency: counted('Latency', `{ ${quick.join(' && ')} }`, '$.latency'),
  };
}
