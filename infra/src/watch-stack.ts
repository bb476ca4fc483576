import type { Resource } from '@countwise/contract';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { ApiStack } from './api-stack.ts';
import type { Settings } from './settings.ts';

interface WatchProps extends StackProps {
  readonly settings: Settings;
  readonly table: TableV2;
  readonly api: ApiStack;
}

interface Watched {
  readonly id: string;
  /** What people notice while the alarm stands. */
  readonly impact: string;
  readonly metric: IMetric;
  readonly threshold: number;
}

const period = Duration.minutes(5);

/** Who hears of trouble, what counts as trouble in the words of those who suffer it, and one page that shows it. */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { settings, table, api: { api, functions }, ...props }: WatchProps) {
    super(scope, id, props);
    const errors = [...functions].map(([resource, lambda]) => ({ resource, metric: failures(resource, lambda) }));
    const slowest = api.metricLatency({ period, statistic: 'p99' });
    const tableFaults = table.metricSystemErrorsForOperations({
      period,
      operations: [Operation.GET_ITEM, Operation.QUERY, Operation.PUT_ITEM, Operation.TRANSACT_WRITE_ITEMS],
    });
    this.alarms(settings, [
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
      { id: 'slow', impact: 'Saving takes seconds (1 call in 100).', metric: slowest, threshold: 3000 },
      { id: 'table', impact: 'Nothing can be read or saved for moments.', metric: tableFaults, threshold: 1 },
    ]);
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

  private alarms(settings: Settings, watched: readonly Watched[]): void {
    const masterKey = new Key(this, 'Key', { enableKeyRotation: true });
    masterKey.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    const topic = new Topic(this, 'Alarms', { enforceSSL: true, masterKey });
    topic.addSubscription(new EmailSubscription(settings.alarmsTo));
    for (const { id, impact, metric, threshold } of watched) {
      new Alarm(this, id, {
        alarmName: `countwise-${settings.stage}-${id}`,
        alarmDescription: impact,
        metric,
        threshold,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));
    }
  }
}

/** Calls that ended without an answer (the function broke or ran out of time), and those answered with 500. */
const failures = (resource: Resource, lambda: NodejsFunction): IMetric =>
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
