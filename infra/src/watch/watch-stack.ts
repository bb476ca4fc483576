import type { Resource } from '@countwise/contract';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { ApiStack } from '../api/api-stack.ts';
import { alarms } from '../base/alarms.ts';
import type { Settings } from '../base/settings.ts';
import type { IdentityStack } from '../identity/identity-stack.ts';
import { renewedBy } from '../site/edge-alarms.ts';
import { bursts } from './bursts.ts';

interface WatchProps extends StackProps {
  readonly settings: Settings;
  readonly table: TableV2;
  readonly api: ApiStack;
  readonly identity: IdentityStack;
}

const period = Duration.minutes(5);

/** Who hears of trouble, what counts as trouble in the words of those who suffer it, and one page that shows it. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, table, api: stack, identity, ...props }: WatchProps) {
    super(scope, id, props);
    const { api, functions, access, certificate } = stack;
    const errors = [...functions].map(([resource, lambda]) => ({ resource, metric: failures(resource, lambda) }));
    const slowest = access.latency.with({ period, statistic: 'p99' });
    const tableFaults = table.metricSystemErrorsForOperations({
      period,
      operations: [Operation.GET_ITEM, Operation.QUERY, Operation.PUT_ITEM, Operation.TRANSACT_WRITE_ITEMS],
    });
    alarms(this, settings, [
      ...errors.map(({ resource, metric }) => ({
        id: `errors-${resource}`,
        impact: `Calls of '${resource}' fail, and what people changed there is not saved.`,
        metric,
        threshold: 1,
      })),
      {
        id: 'server-errors',
        impact: 'The site shows its error page.',
        metric: api.metricServerError({ period }),
        threshold: 5,
      },
      // Not for one cold start: of a quarter of an hour's calls, printing apart.
      { id: 'slow', impact: 'Saving takes seconds (1 call in 100).', metric: slowest, threshold: 3000, ofFive: 3 },
      { id: 'table', impact: 'Nothing can be read or saved for moments.', metric: tableFaults, threshold: 1 },
      ...bursts({ table, access, identity, period }),
      {
        id: 'api-certificate',
        impact: 'In less than three weeks the site cannot reach its API.',
        metric: certificate.metricDaysToExpiry(),
        threshold: renewedBy,
        below: true,
      },
    ]);
    budget(this, settings);
    new Dashboard(this, 'Dashboard', {
      dashboardName: `countwise-${settings.stage}`,
      widgets: [
        [
          graph('Requests and errors', [
            api.metricCount({ period }),
            api.metricClientError({ period }),
            api.metricServerError({ period }),
          ]),
          graph('Latency', [api.metricLatency({ period, statistic: 'p50' }), slowest]),
        ],
        [
          graph(
            'Errors by function',
            errors.map(({ metric }) => metric),
          ),
          graph(
            'Duration by function (p99)',
            [...functions.values()].map((lambda) => lambda.metricDuration({ period, statistic: 'p99' })),
          ),
        ],
        [
          graph('Table', [
            table.metricConsumedReadCapacityUnits({ period }),
            table.metricConsumedWriteCapacityUnits({ period }),
          ]),
        ],
      ],
    });
  }
}

/** Mail when the account has spent, or will have spent by the month's end, what the stage may cost. */
function budget(scope: Construct, { stage, alarmsTo, monthlyBudget }: Settings): void {
  const told = (notificationType: string, threshold: number) => ({
    notification: { comparisonOperator: 'GREATER_THAN', notificationType, threshold, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmsTo }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `countwise-${stage}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)],
  });
}

/** Calls that ended without an answer (the function broke or ran out of time), and those answered with 500. */
const failures = (resource: Resource, lambda: Lambda): IMetric =>
  new MathExpression({
    label: resource,
    expression: `FILL(${resource}Broken, 0) + FILL(${resource}Answered, 0)`,
    period,
    usingMetrics: {
      [`${resource}Broken`]: lambda.metricErrors({ period }),
      [`${resource}Answered`]: new Metric({
        namespace: 'Countwise',
        metricName: 'ServerErrors',
        dimensionsMap: { service: resource },
        statistic: 'Sum',
        period,
      }),
    },
  });

const graph = (title: string, left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 12 });
