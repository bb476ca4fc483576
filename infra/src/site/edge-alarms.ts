import { Duration } from 'aws-cdk-lib';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { alarms } from '../base/alarms.ts';
import type { Settings } from '../base/settings.ts';
import { rates } from './rates.ts';
import { firewallName } from './web-acl.ts';

/** Days before its end by which a certificate has long renewed itself, unless its name is no longer proved. */
export const renewedBy = 20;

/** What only the edge's region knows: whom the firewall refuses, and the site's certificate. */
export const edgeAlarms = (scope: Construct, settings: Settings, certificate: Certificate): void =>
  alarms(scope, settings, [
    ...rates.map(({ name }) => ({
      id: `blocked-${name}`,
      impact: `The firewall refuses somebody by its rate '${name}': an attack, or an office that cannot work.`,
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        dimensionsMap: { WebACL: firewallName(settings), Rule: name },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      threshold: 1,
    })),
    {
      id: 'site-certificate',
      impact: 'In less than three weeks no browser opens the site.',
      metric: certificate.metricDaysToExpiry(),
      threshold: renewedBy,
      below: true,
    },
  ]);
