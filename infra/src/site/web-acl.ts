import { apiPrefix, calls, checkCredentials, subscriptionCheck } from '@countwise/contract';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** The window of a rate rule, in seconds. */
const window = 300;
/** Requests one address may make in a window: enough for a county's office behind one address. */
const anyCalls = 6000;
/** Attempts to sign in, sign up or reset that one address may make in a window. */
const credentialCalls = 300;
/** Calls made before anybody is known, so that they can be guessed with; a known session's renewal is none of them. */
const credentialPaths = calls
  .filter((call) => call.caller === 'anyone' && call.method !== 'GET')
  .filter((call) => call.id !== checkCredentials.id && call.id !== subscriptionCheck.id)
  .map(({ path }) => `${apiPrefix}${path.replace(/\{.*/, '')}`);
const managedRules = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, metricName, sampledRequestsEnabled: true });
const tooMany = { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'too-many' } } };

/** The firewall of the site and its API: known bad callers, and rates for each address. */
export function webAcl(scope: Construct): CfnWebACL {
  const rate = (name: string, limit: number, priority: number, scopeDownStatement?: CfnWebACL.StatementProperty) => ({
    name,
    priority,
    action: tooMany,
    visibilityConfig: visible(name),
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: window,
        limit,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
  });
  return new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible('all'),
    customResponseBodies: {
      'too-many': { contentType: 'APPLICATION_JSON', content: JSON.stringify({ message: 'Too many requests' }) },
    },
    rules: [
      rate('credentials', credentialCalls, 0, { orStatement: { statements: credentialPaths.map(startsWith) } }),
      rate('any-call', anyCalls, 1),
      ...managedRules.map((name, index) => ({
        name,
        priority: 2 + index,
        overrideAction: { none: {} },
        visibilityConfig: visible(name),
        statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
      })),
    ],
  });
}

const startsWith = (searchString: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});
