import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Settings } from '../base/settings.ts';
import { type Rate, rates, rateWindow } from './rates.ts';

const managedRules = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

/** What the firewall's metrics are filed under. */
export const firewallName = ({ stage }: Settings): string => `countwise-${stage}`;

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: true });
const tooMany = { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'too-many' } } };

/** A path is compared as the API reads it: decoded, and without detours. */
const asRead = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

const aggregates: Readonly<Record<Rate['keys'][number], CfnWebACL.RateBasedStatementCustomKeyProperty>> = {
  address: { ip: {} },
  path: { uriPath: { textTransformations: asRead } },
  authorization: { header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'NONE' }] } },
};

const pathIs = (positionalConstraint: string, searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint,
    searchString,
    textTransformations: asRead,
  },
});

const scopeOf = ({ paths }: Rate): CfnWebACL.StatementProperty =>
  'below' in paths
    ? pathIs('STARTS_WITH', paths.below)
    : { orStatement: { statements: paths.map((path) => pathIs('EXACTLY', path)) } };

const rateRule = (rate: Rate, priority: number): CfnWebACL.RuleProperty => ({
  name: rate.name,
  priority,
  action: tooMany,
  visibilityConfig: visible(rate.name),
  statement: {
    rateBasedStatement: {
      ...(rate.keys.length === 1
        ? { aggregateKeyType: 'IP' }
        : { aggregateKeyType: 'CUSTOM_KEYS', customKeys: rate.keys.map((key) => aggregates[key]) }),
      evaluationWindowSec: rateWindow,
      limit: rate.limit,
      scopeDownStatement: scopeOf(rate),
    },
  },
});

/** The firewall of the site and its API: known bad callers, and how much each caller may ask of the API. */
export const webAcl = (scope: Construct, settings: Settings): CfnWebACL =>
  new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(firewallName(settings)),
    customResponseBodies: {
      'too-many': { contentType: 'APPLICATION_JSON', content: JSON.stringify({ message: 'Too many requests' }) },
    },
    rules: [
      ...rates.map(rateRule),
      ...managedRules.map((name, index) => ({
        name,
        priority: rates.length + index,
        overrideAction: { none: {} },
        visibilityConfig: visible(name),
        statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
      })),
    ],
  });
