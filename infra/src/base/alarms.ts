import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

export interface Watched {
  readonly id: string;
  /** What people notice while the alarm stands. */
  readonly impact: string;
  readonly metric: IMetric;
  readonly threshold: number;
  /** Rings below the threshold, not at it and above. */
  readonly below?: boolean;
  /** How many of the last five periods must be bad; left out, one alone rings. */
  readonly ofFive?: number;
}

/** Tells the stage's operators by e-mail of what is watched, in the region of the stack. */
export function alarms(scope: Construct, settings: Settings, watched: readonly Watched[]): void {
  const masterKey = new Key(scope, 'Key', { enableKeyRotation: true });
  masterKey.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
  const topic = new Topic(scope, 'Alarms', { enforceSSL: true, masterKey });
  topic.addSubscription(new EmailSubscription(settings.alarmsTo));
  for (const { id, impact, metric, threshold, below = false, ofFive } of watched) {
    new Alarm(scope, id, {
      alarmName: `countwise-${settings.stage}-${id}`,
      alarmDescription: impact,
      metric,
      threshold,
      ...(ofFive === undefined ? { evaluationPeriods: 1 } : { evaluationPeriods: 5, datapointsToAlarm: ofFive }),
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));
  }
}
