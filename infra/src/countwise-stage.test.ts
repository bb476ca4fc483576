import { calls, routesOf } from '@countwise/contract';
import { tableDefinition } from '@countwise/functions';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { codeOf } from './api/code.fixture.ts';
import { CountwiseStage } from './countwise-stage.ts';
import { readStages } from './settings.ts';

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

  test('every function ends in time, keeps its log for a while and is traced', () => {
    for (const { Properties } of Object.values(template('api').findResources('AWS::Lambda::Function'))) {
      expect(Properties).toMatchObject({ Runtime: 'nodejs24.x', TracingConfig: { Mode: 'Active' } });
      expect(Properties.Timeout).toBeLessThan(30);
      expect(Properties.LoggingConfig.LogGroup).toBeDefined();
    }
    template('api').allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: Match.anyValue() });
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
    expect(client?.['Properties'].SupportedIdentityProviders).toEqual([{ Ref: expect.stringMatching(/^Entra/) }]);
  });

  test('no secret stands in a template', () => {
    const text = JSON.stringify([...templates.values()].map((one) => one.toJSON()));
    expect(text).toContain('{{resolve:secretsmanager:countwise/production/entra:SecretString:clientSecret');
    expect(text).not.toMatch(/sk_(live|test)|whsec_/);
  });
});

describe('the edge', () => {
  test('a page runs scripts of the site, the card form and the bot check only', () => {
    const [policy] = Object.values(template('site').findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    const headers = policy?.['Properties'].ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    expect(headers.ContentSecurityPolicy.ContentSecurityPolicy).toContain(
      "script-src 'self' https://js.stripe.com https://challenges.cloudflare.com; worker-src 'self';",
    );
    expect(headers.StrictTransportSecurity.AccessControlMaxAgeSec).toBeGreaterThanOrEqual(31_536_000);
  });

  test('one address that guesses passwords is refused with 429, one that renews its sessions is not', () => {
    const [credentials] = resources('AWS::WAFv2::WebACL').flatMap(({ Properties }) => Properties.Rules);
    expect(credentials.Action.Block.CustomResponse).toEqual({ ResponseCode: 429, CustomResponseBodyKey: 'too-many' });
    const rate = credentials.Statement.RateBasedStatement;
    expect(rate).toMatchObject({ AggregateKeyType: 'IP', Limit: 300 });
    const paths = JSON.stringify(rate.ScopeDownStatement);
    expect(paths).toContain('"/api/auth/login"');
    expect(paths).not.toContain('checkcredentials');
  });
});

test('every alarm tells somebody, in words of what people notice', () => {
  for (const { Properties } of Object.values(template('watch').findResources('AWS::CloudWatch::Alarm'))) {
    expect(Properties.AlarmDescription).toMatch(/\.$/);
    expect(Properties.AlarmActions).toHaveLength(1);
  }
});
