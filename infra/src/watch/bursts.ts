import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { AccessMetrics } from '../api/access-log.ts';
import type { Watched } from '../base/alarms.ts';
import type { IdentityStack } from '../identity/identity-stack.ts';

interface BurstProps {
  readonly table: TableV2;
  readonly access: AccessMetrics;
  readonly identity: IdentityStack;
  readonly period: Duration;
}

/** Of the thousand functions that an account may run at once, unless its quota is another. */
const nearlyAll = 800;

/** Dollars of a month: some five thousand texts, more than sign up in it. */
const mostForTexts = 50;

/** What breaks when many come at once, or when somebody else's service refuses us. */
export function bursts({ table, access, identity, period }: BurstProps): readonly Watched[] {
  const { userPoolId } = identity.pool;
  const { userPoolClientId } = identity.client;
  const ofAccount = (namespace: string, metricName: string, statistic: string): IMetric =>
    new Metric({ namespace, metricName, statistic, period });
  const ofPool = (metricName: string): IMetric =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      dimensionsMap: { UserPool: userPoolId, UserPoolClient: userPoolClientId },
      statistic: 'Sum',
      period,
    });
  return [
    {
      id: 'throttled-functions',
      impact: 'Calls are refused: as many functions run as the account may run.',
      metric: ofAccount('AWS/Lambda', 'Throttles', 'Sum'),
      threshold: 1,
    },
    {
      id: 'concurrency',
      impact: 'Soon calls are refused: nearly as many functions run as the account may run.',
      metric: ofAccount('AWS/Lambda', 'ConcurrentExecutions', 'Maximum'),
      threshold: nearlyAll,
    },
    {
      id: 'refused',
      impact: 'People are told of too many requests.',
      metric: access.refused.with({ period, statistic: 'Sum' }),
      threshold: 20,
    },
    {
      id: 'throttled-table',
      impact: 'Saving fails for moments: the table refuses some requests.',
      metric: table.metricThrottledRequestsForOperations({
        period,
        operations: [Operation.GET_ITEM, Operation.QUERY, Operation.PUT_ITEM, Operation.TRANSACT_WRITE_ITEMS],
      }),
      threshold: 1,
    },
    {
      id: 'throttled-sign-in',
      impact: 'Some people cannot log in: the pool refuses more in a second than its quota.',
      metric: new MathExpression({
        label: 'throttled',
        expression: 'FILL(passwords, 0) + FILL(workAccounts, 0) + FILL(renewals, 0)',
        period,
        usingMetrics: {
          passwords: ofPool('SignInThrottles'),
          workAccounts: ofPool('FederationThrottles'),
          renewals: ofPool('TokenRefreshThrottles'),
        },
      }),
      threshold: 1,
    },
    {
      id: 'bounces',
      impact: 'Codes and invitations do not arrive; at a tenth the service stops all our mail.',
      metric: ofAccount('AWS/SES', 'Reputation.BounceRate', 'Average'),
      threshold: 0.05,
    },
    {
      id: 'complaints',
      impact: 'People call our mail unwanted; at one in a thousand the service stops all of it.',
      metric: ofAccount('AWS/SES', 'Reputation.ComplaintRate', 'Average'),
      threshold: 0.0008,
    },
    {
      id: 'texts-spend',
      impact: 'Somebody may be running up our bill for texts; at the account’s limit no code is texted to anybody.',
      metric: ofAccount('AWS/SMSVoice', 'TextMessageMonthlySpend', 'Maximum'),
      threshold: mostForTexts,
    },
    {
      id: 'webhook',
      impact: 'Somebody paid or cancelled, and their subscription does not show it.',
      metric: access.webhookFailures.with({ period, statistic: 'Sum' }),
      threshold: 1,
    },
  ];
}
