import { calls, routesOf } from '@countwise/contract';
import { tableDefinition } from '@countwise/functions';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { codeOf } from './api/code.fixture.ts';
import { readStages } from './base/settings.ts';
import { CountwiseStage } from './countwise-stage.ts';
import { edgeHeader } from './edge/header.ts';
import { codeMail } from './identity/code-mail.ts';
import {
  customAttributes,
  mappedAttributes,
  readableAttributes,
  writableAttributes,
} from './identity/pool-attributes.ts';
import { rates } from './site/rates.ts';

/** The templates of production, without the code of functions and site, which the synthesis of `npm run synth` bundles. */
const settings = readStages(cdk.context.stages).find(({ stage }) => stage === 'production');
const app = new App({ context: { ...cdk.context, 'aws:cdk:bundling-stacks': [] } });
if (settings === undefined) throw new Error('cdk.json has no production stage.');
const stage = new CountwiseStage(app, settings);
const templates = new Map(
  stage.node.children.filter(Stack.isStack).map((stack) => [stack.node.id, Template.fromStack(stack)]),
);
function template(id: string): Template {
  const found = templates.get(id);
  if (found === undefined) throw new Error(`There is no stack ${id}.`);
  return found;
}
const resources = (type: string) => [...templates.values()].flatMap((one) => Object.values(one.findResources(type)));

describe('what is kept', () => {
  test('the table has the keys of the code, restores to any second, and is encrypted', () => {
    template('data').hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: tableDefinition.partitionKey, KeyType: 'HASH' },
        { AttributeName: tableDefinition.sortKey, KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: tableDefinition.indexes.map(({ name }) => Match.objectLike({ IndexName: name })),
      SSESpecification: { SSEEnabled: true },
      TimeToLiveSpecification: { AttributeName: tableDefinition.timeToLive, Enabled: true },
      Replicas: [
        Match.objectLike({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ],
    });
  });

  test('every bucket is closed to the public and encrypted, and refuses plain HTTP', () => {
    const buckets = resources('AWS::S3::Bucket');
    expect(buckets).toHaveLength(4);
    for (const { Properties } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: {} }] },
      });
    }
    const policies = resources('AWS::S3::BucketPolicy').map(({ Properties }) => JSON.stringify(Properties));
    expect(policies).toHaveLength(4);
    expect(policies.every((policy) => policy.includes('"aws:SecureTransport":"false"'))).toBe(true);
  });

  test('a printed report lives for a day', () => {
    template('data').hasResourceProperties('AWS::S3::Bucket', {
      BucketName: 'app-countwise-example-reports',
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 1, Status: 'Enabled' }] },
    });
  });
});

describe('the API', () => {
  const functionOf = (resource: string) =>
    Object.entries(template('api').findResources('AWS::Lambda::Function')).find(([id]) => id.startsWith(resource));

  test.for(routesOf(calls))('$key leads to the function of its resource', ({ key, resource }) => {
    const [route] = Object.values(
      template('api').findResources('AWS::ApiGatewayV2::Route', { Properties: { RouteKey: key } }),
    );
    const integrationId = route?.['Properties'].Target['Fn::Join'][1][1].Ref;
    const integration = template('api').findResources('AWS::ApiGatewayV2::Integration')[integrationId];
    expect(integration?.['Properties'].IntegrationUri).toEqual({ 'Fn::GetAtt': [functionOf(resource)?.[0], 'Arn'] });
  });

  test.for([...stage.api.functions.keys()])('%s finds every variable it reads', (resource) => {
    const onlyOnOneMachine = new Set([
      'COGNITO_JWKS_URI',
      'STRIPE_API_BASE',
      'LAW_FOLDER',
      'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
    ]);
    const read = [...codeOf(resource).matchAll(/\b([A-Z]+(?:_[A-Z]+)+): true\b/g)].map(([, name]) => name ?? '');
    const given = functionOf(resource)?.[1]['Properties'].Environment.Variables;
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !(name in given) && !onlyOnOneMachine.has(name))).toEqual([]);
  });

  test('only the edge is answered: every route asks for its key, which is made in Secrets Manager and copied to its region', () => {
    const api = template('api');
    const [[id, authorizer] = ['', undefined]] = Object.entries(api.findResources('AWS::ApiGatewayV2::Authorizer'));
    expect(authorizer?.['Properties']).toMatchObject({
      AuthorizerType: 'REQUEST',
      IdentitySource: [`$request.header.${edgeHeader}`],
      EnableSimpleResponses: true,
    });
    const routes = Object.values(api.findResources('AWS::ApiGatewayV2::Route'));
    expect(routes).toHaveLength(routesOf(calls).length);
    for (const { Properties } of routes)
      expect(Properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: id } });
    api.hasResourceProperties('AWS::SecretsManager::Secret', {
      Name: 'countwise/production/edge',
      GenerateSecretString: Match.objectLike({ GenerateStringKey: 'key', PasswordLength: 48 }),
      ReplicaRegions: [{ Region: 'us-east-1' }],
    });
    const [distribution] = Object.values(template('site').findResources('AWS::CloudFront::Distribution'));
    const origins: { OriginCustomHeaders?: object[] }[] = distribution?.['Properties'].DistributionConfig.Origins;
    expect(origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)).toEqual([
      {
        HeaderName: edgeHeader,
        HeaderValue: '{{resolve:secretsmanager:countwise/production/edge:SecretString:key::}}',
      },
    ]);
  });

  test('a flood of log-ins leaves saving its share, and 500 people who log in at once fit', () => {
    const [stage] = resources('AWS::ApiGatewayV2::Stage');
    const { RouteSettings, DefaultRouteSettings } = stage?.['Properties'] ?? {};
    const login = RouteSettings['POST /api/auth/login'];
    expect(login.ThrottlingBurstLimit).toBeGreaterThanOrEqual(500);
    expect(login.ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit / 2);
    expect(Object.keys(RouteSettings)).not.toContain('POST /api/auth/checkcredentials');
    const routes = Object.entries(template('api').findResources('AWS::ApiGatewayV2::Route'));
    for (const key of Object.keys(RouteSettings)) {
      const [id] = routes.find(([, { Properties }]) => Properties.RouteKey === key) ?? [];
      expect(stage?.['DependsOn']).toContain(id);
    }
  });

  test('every function ends in time, keeps its log for a while and is traced', () => {
    for (const { Properties } of Object.values(template('api').findResources('AWS::Lambda::Function'))) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', TracingConfig: { Mode: 'Active' } });
      expect(Properties.Timeout).toBeLessThan(30);
      expect(Properties.LoggingConfig.LogGroup).toBeDefined();
    }
    template('api').allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() });
  });

  test('a trace of the product names nobody: it holds no error', () => {
    const variables = [...stage.api.functions.keys()].map(
      (resource) => functionOf(resource)?.[1]['Properties'].Environment.Variables,
    );
    for (const given of variables) expect(given.POWERTOOLS_TRACER_CAPTURE_ERROR).toBe('false');
  });

  test('reports print on the processor of the browser; all others are arm64', () => {
    const functions = Object.entries(template('api').findResources('AWS::Lambda::Function'));
    for (const [id, { Properties }] of functions) {
      expect(Properties.Architectures).toEqual([id.startsWith('reports') ? 'x86_64' : 'arm64']);
    }
  });

  test('no function may do everything of a kind, and only traces name no resource', () => {
    const policies = Object.values(template('api').findResources('AWS::IAM::Policy'));
    const statements = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
    const open = statements.filter(({ Resource }) => Resource === '*').flatMap(({ Action }) => Action);
    expect(new Set(open)).toEqual(new Set(['xray:PutTelemetryRecords', 'xray:PutTraceSegments']));
  });

  test('a function that only looks up has no right to write', () => {
    const crimes = Object.entries(template('api').findResources('AWS::IAM::Policy')).find(([id]) =>
      id.startsWith('crimes'),
    );
    expect(JSON.stringify(crimes)).toContain('dynamodb:Query');
    expect(JSON.stringify(crimes)).not.toContain('dynamodb:PutItem');
  });

  test('the hosted sign-in pages take work accounts only', () => {
    const [client] = resources('AWS::Cognito::UserPoolClient');
    expect(client?.['Properties'].SupportedIdentityProviders).toEqual(
      settings.workAccounts.map(() => ({ Ref: expect.stringMatching(/^Entra/) })),
    );
  });

  test('no secret stands in a template', () => {
    const text = JSON.stringify([...templates.values()].map((one) => one.toJSON()));
    expect(text).not.toMatch(/sk_(live|test)|whsec_/);
  });

  test('what is secret is read as a function runs, by the one that needs it: a turned key needs no deployment', () => {
    const named = { account: ['stripe'], subscription: ['stripe', 'stripe-webhook'], registration: ['bot-check'] };
    const policies = Object.entries(template('api').findResources('AWS::IAM::Policy'));
    for (const resource of stage.api.functions.keys()) {
      const [, policy] = policies.find(([id]) => id.startsWith(`${resource}role`)) ?? [];
      const read = JSON.stringify(policy).matchAll(/:secret:countwise\/production\/([\w-]+)-\?{6}"/g);
      const expected = resource in named ? named[resource as keyof typeof named] : [];
      expect([resource, [...read].map(([, name]) => name)]).toEqual([resource, expected]);
      const { Variables } = functionOf(resource)?.[1]['Properties'].Environment ?? {};
      expect(JSON.stringify(Variables)).not.toContain('resolve:secretsmanager');
    }
  });

  test('a new value of a secret that is deployed arrives: each is named with its version, a change of which is a change of the template', () => {
    const text = JSON.stringify([...templates.values()].map((one) => one.toJSON()));
    const references = text.match(/\{\{resolve:secretsmanager:[^}]*\}\}/g) ?? [];
    const versions: Readonly<Record<string, string>> = settings.secretVersions;
    const named = references.map((one) => /countwise\/production\/([\w-]+):SecretString:\w+::([\w-]*)/.exec(one));
    expect(new Set(named.map((found) => found?.[1]))).toEqual(new Set([...Object.keys(versions), 'edge']));
    expect(named.filter((found) => found?.[2] !== (versions[found?.[1] ?? ''] ?? ''))).toEqual([]);
  });
});

describe('who people are', () => {
  const one = (type: string) => resources(type)[0]?.['Properties'];

  test('what a work account writes at each sign-in may be written again, and by the client it signs in to', () => {
    const { Schema } = one('AWS::Cognito::UserPool');
    expect(Schema).toEqual(
      Object.keys(customAttributes).map((Name) => ({ AttributeDataType: 'String', Name, Mutable: true })),
    );
    const named = new Set(Schema.map(({ Name }: { Name: string }) => `custom:${Name}`));
    const mapping = Object.fromEntries(mappedAttributes.map(({ attribute, claim }) => [attribute, claim]));
    for (const { Properties } of resources('AWS::Cognito::UserPoolIdentityProvider')) {
      expect(Properties.AttributeMapping).toEqual(mapping);
      const custom = Object.keys(Properties.AttributeMapping).filter((name) => name.startsWith('custom:'));
      expect(custom.filter((name) => !named.has(name))).toEqual([]);
    }
    const { WriteAttributes, ReadAttributes } = one('AWS::Cognito::UserPoolClient');
    expect(new Set(WriteAttributes)).toEqual(new Set(writableAttributes));
    expect(new Set(ReadAttributes)).toEqual(new Set(readableAttributes));
  });

  test('a refresh token is exchanged for the next and then good no more, but for a minute of grace', () => {
    const { RefreshTokenRotation, ExplicitAuthFlows, RefreshTokenValidity } = one('AWS::Cognito::UserPoolClient');
    expect(RefreshTokenRotation).toEqual({ Feature: 'ENABLED', RetryGracePeriodSeconds: 60 });
    // Cognito takes no other way of a refresh beside the rotation
    expect(ExplicitAuthFlows).not.toContain('ALLOW_REFRESH_TOKEN_AUTH');
    expect(RefreshTokenValidity).toBe(90 * 24 * 60);
  });

  test('each of 58 counties signs in at its own tenant, found by the domains of its addresses', () => {
    const counties = Array.from({ length: 58 }, (_, at) => ({
      name: `County-${at}`,
      tenant: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      domains: [`county${at}.example`, `courts.county${at}.example`],
    }));
    const many = new CountwiseStage(new App({ context: { ...cdk.context, 'aws:cdk:bundling-stacks': [] } }), {
      ...settings,
      workAccounts: counties,
    });
    const identity = Template.fromStack(Stack.of(many.node.findChild('identity')));
    const providers = identity.findResources('AWS::Cognito::UserPoolIdentityProvider');
    expect(
      Object.values(providers).map(({ Properties: { ProviderName, ProviderDetails, IdpIdentifiers } }) => [
        ProviderName,
        ProviderDetails.oidc_issuer,
        IdpIdentifiers,
      ]),
    ).toEqual(
      counties.map(({ name, tenant, domains }) => [name, `https://login.microsoftonline.com/${tenant}/v2.0`, domains]),
    );
    const [client] = Object.values(identity.findResources('AWS::Cognito::UserPoolClient'));
    const all = Object.keys(providers);
    expect(client?.['Properties'].SupportedIdentityProviders).toEqual(all.map((Ref) => ({ Ref })));
    expect(client?.['DependsOn']).toEqual(expect.arrayContaining(all));
  });

  test('what is paid for protects: known passwords are refused, and no address of a function is taken for a person', () => {
    expect(one('AWS::Cognito::UserPool')).toMatchObject({ UserPoolTier: 'PLUS' });
    const risk = one('AWS::Cognito::UserPoolRiskConfigurationAttachment');
    expect(risk.CompromisedCredentialsRiskConfiguration.Actions).toEqual({ EventAction: 'BLOCK' });
    expect(risk.AccountTakeoverRiskConfiguration).toBeUndefined();
  });

  test('a code comes in our words: nobody who resets a password is told of a new account', () => {
    const pool = one('AWS::Cognito::UserPool');
    expect(pool.VerificationMessageTemplate).toMatchObject({
      EmailSubject: codeMail.subject,
      EmailMessage: codeMail.body,
    });
    expect(JSON.stringify(pool)).not.toMatch(/new account|verify/i);
    expect(pool.SmsVerificationMessage.length).toBeLessThanOrEqual(140);
    expect(codeMail.body).toContain('{####}');
    for (const words of Object.values(codeMail)) expect(words).toContain('Countwise');
  });
});

describe('the edge', () => {
  test('a page runs scripts of the site, the card form and the bot check only', () => {
    const [policy] = Object.values(template('site').findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const headers = policy?.['Properties'].ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    expect(headers.ContentSecurityPolicy.ContentSecurityPolicy).toContain(
      "script-src 'self' https://js.stripe.com https://challenges.cloudflare.com; worker-src 'self';",
    );
    // what it kept a page from is told to a call that is there
    const [, reports] = /report-uri (\S+)/.exec(headers.ContentSecurityPolicy.ContentSecurityPolicy) ?? [];
    expect(routesOf(calls).map(({ key }) => key)).toContain(`POST ${reports}`);
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(31_536_000);
  });

  test('the firewall counts what the rates say, never the files of the site, and refuses with 429', () => {
    const rules = resources('AWS::WAFv2::WebACL').flatMap(({ Properties }) => Properties.Rules);
    const keys = { address: 'IP', path: 'UriPath', authorization: 'Header' };
    // `/api/auth/%6cogin` is the log-in, too
    const asRead = [
      { Priority: 0, Type: 'URL_DECODE' },
      { Priority: 1, Type: 'NORMALIZE_PATH' },
    ];
    for (const [at, rate] of rates.entries()) {
      const { Name, Action, Statement } = rules[at];
      const { AggregateKeyType, CustomKeys, Limit, ScopeDownStatement } = Statement.RateBasedStatement;
      expect([Name, Limit]).toEqual([rate.name, rate.limit]);
      expect(Action.Block.CustomResponse).toEqual({ ResponseCode: 429, CustomResponseBodyKey: 'too-many' });
      const counted = AggregateKeyType === 'IP' ? ['IP'] : CustomKeys.flatMap((key: object) => Object.keys(key));
      expect(counted.map((key: string) => key.toLowerCase())).toEqual(rate.keys.map((key) => keys[key].toLowerCase()));
      const matches: {
        ByteMatchStatement: { PositionalConstraint: string; SearchString: string; TextTransformations: unknown };
      }[] = ScopeDownStatement.OrStatement?.Statements ?? [ScopeDownStatement];
      const { paths } = rate;
      expect(matches.map(({ ByteMatchStatement: { TextTransformations } }) => TextTransformations)).toEqual(
        matches.map(() => asRead),
      );
      expect(
        matches.map(({ ByteMatchStatement: { PositionalConstraint, SearchString } }) => [
          PositionalConstraint,
          SearchString,
        ]),
      ).toEqual('below' in paths ? [['STARTS_WITH', paths.below]] : paths.map((path) => ['EXACTLY', path]));
      expect(matches.every(({ ByteMatchStatement }) => ByteMatchStatement.SearchString.startsWith('/api/'))).toBe(true);
    }
  });
});

test('who calls stands in the log of the edge, where alone an address is the caller’s own', () => {
  const [distribution] = Object.values(template('site').findResources('AWS::CloudFront::Distribution'));
  const { Logging, WebACLId } = distribution?.['Properties'].DistributionConfig ?? {};
  expect(Logging).toMatchObject({ Bucket: expect.anything(), Prefix: 'edge/' });
  expect(WebACLId).toBeDefined();
});

describe('what is watched', () => {
  const alarms = resources('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
  const alarm = (id: string) => alarms.find(({ AlarmName }) => AlarmName === `countwise-production-${id}`);
  const filters = resources('AWS::Logs::MetricFilter').map(({ Properties }) => Properties);
  const filter = (name: string): string =>
    filters.find(({ MetricTransformations: [one] }) => one.MetricName === name)?.FilterPattern ?? '';

  test('every alarm tells somebody, in words of what people notice', () => {
    expect(alarms.length).toBeGreaterThan(20);
    for (const { AlarmDescription, AlarmActions } of alarms) {
      expect(AlarmDescription).toMatch(/\.$/);
      expect(AlarmActions).toHaveLength(1);
    }
  });

  test.for([
    ['throttled-functions', 'Throttles'],
    ['concurrency', 'ConcurrentExecutions'],
    ['refused', 'Refused'],
    ['throttled-table', 'ThrottledRequests'],
    ['throttled-sign-in', 'SignInThrottles'],
    ['bounces', 'Reputation.BounceRate'],
    ['complaints', 'Reputation.ComplaintRate'],
    ['texts-spend', 'TextMessageMonthlySpend'],
    ['webhook', 'WebhookFailures'],
    ['blocked-guesses', 'BlockedRequests'],
    ['blocked-session', 'BlockedRequests'],
    ['blocked-address', 'BlockedRequests'],
    ['site-certificate', 'DaysToExpiry'],
    ['api-certificate', 'DaysToExpiry'],
  ] as const)('%s rings for %s', ([id, metric]) => {
    expect(JSON.stringify(alarm(id) ?? null)).toContain(`"MetricName":"${metric}"`);
  });

  test('one cold print rings nothing: printing is not counted, and three of five periods must be slow', () => {
    expect(alarm('slow')).toMatchObject({ MetricName: 'Latency', EvaluationPeriods: 5, DatapointsToAlarm: 3 });
    expect(filter('Latency')).toContain('$.routeKey != "POST /api/reports/createpdf"');
    expect(filter('Latency')).not.toContain('/api/cases');
  });

  test('a line of the access log is JSON of what HTTP APIs know, by route, with the error of the function', () => {
    const [stage] = resources('AWS::ApiGatewayV2::Stage');
    const Format: string = stage?.['Properties'].AccessLogSettings.Format;
    const line = JSON.parse(Format.replaceAll(/\$context\.(status|responseLatency)/g, '200'));
    expect(line).toEqual({
      requestId: '$context.requestId',
      time: '$context.requestTime',
      routeKey: '$context.routeKey',
      integrationStatus: '$context.integrationStatus',
      integrationError: '$context.integrationErrorMessage',
      status: 200,
      latency: 200,
    });
    expect(stage?.['Properties'].DefaultRouteSettings.DetailedMetricsEnabled).not.toBe(true);
    expect(filter('Refused')).toBe('{ $.status = 429 }');
    expect(filter('WebhookFailures')).toContain('$.routeKey = "POST /api/stripesubscription/webhook"');
  });

  test('somebody hears before the month costs what it may not', () => {
    const [budget] = resources('AWS::Budgets::Budget').map(({ Properties }) => Properties);
    expect(budget?.Budget.BudgetLimit).toEqual({ Amount: settings.monthlyBudget, Unit: 'USD' });
    expect(budget?.NotificationsWithSubscribers).toHaveLength(2);
  });
});

test('new pages go live after the API that they call', () => {
  const stack = (id: string) => Stack.of(stage.node.findChild(id));
  expect(stack('site').dependencies).toContain(stack('api'));
  expect(stack('api').dependencies).toContain(stack('data'));
});

test('prints leave log-in and saving their share of what may run at once', () => {
  for (const [id, { Properties }] of Object.entries(template('api').findResources('AWS::Lambda::Function'))) {
    expect(Properties.ReservedConcurrentExecutions).toBe(id.startsWith('reports') ? 50 : undefined);
  }
});
