import { apiPrefix, calls, type Method, type Resource, routesOf } from '@countwise/contract';
import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  CfnStage,
  DomainName,
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import { acknowledge } from '../base/acknowledge.ts';
import { hostedZone } from '../base/hosted-zone.ts';
import { removal } from '../base/private-bucket.ts';
import { apiDomain, type Settings, siteOrigin } from '../base/settings.ts';
import { edgeAuthorizer } from '../edge/edge-authorizer.ts';
import { guessableCalls } from '../site/rates.ts';
import { type AccessMetrics, accessLogFormat, accessMetrics } from './access-log.ts';
import type { Stacks } from './means.ts';
import { resourceFunction } from './resource-function.ts';

/** Requests a second and at once, of all callers together; the firewall of the site's edge bounds each caller. */
const throttle = { rateLimit: 500, burstLimit: 1000 };

/**
 * Of a call that needs no session, of all callers together: a flood of them leaves saving its share. An office that logs in
 * at once fits into the burst; the pool takes some 120 a second.
 */
const openThrottle = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 500 };

const methods: Readonly<Record<Method, HttpMethod>> = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  PUT: HttpMethod.PUT,
  PATCH: HttpMethod.PATCH,
  DELETE: HttpMethod.DELETE,
};

/** The HTTP API: every call of the contract is one route to the function of its resource. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: ReadonlyMap<Resource, Lambda>;
  /** What the access log is counted by. */
  readonly access: AccessMetrics;
  readonly certificate: Certificate;

  constructor(scope: Construct, id: string, { data, identity, messages, settings, ...props }: StackProps & Stacks) {
    super(scope, id, props);
    const environment = {
      USER_POOL_ID: identity.pool.userPoolId,
      USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
      COGNITO_DOMAIN: identity.hostedOrigin,
      SITE_ORIGIN: siteOrigin(settings),
      SUPPORT_EMAIL: settings.supportEmail,
      BOT_CHECK_SITE_KEY: settings.botCheckSiteKey,
    };
    const stacks = { data, identity, messages, settings };
    this.api = new HttpApi(this, 'Http', {
      createDefaultStage: false,
      disableExecuteApiEndpoint: true,
      defaultAuthorizer: edgeAuthorizer(this, settings),
      description: `Countwise, ${settings.stage}`,
    });
    const routes = routesOf(calls);
    const resources = [...new Set(routes.map(({ resource }) => resource))];
    this.functions = new Map(
      resources.map((resource) => [resource, resourceFunction(this, { resource, environment, ...stacks })]),
    );
    for (const [resource, lambda] of this.functions) {
      const integration = new HttpLambdaIntegration(`${resource}-integration`, lambda, {
        scopePermissionToRoute: false,
      });
      for (const { call } of routes.filter((route) => route.resource === resource)) {
        this.api.addRoutes({ path: `${apiPrefix}${call.path}`, methods: [methods[call.method]], integration });
      }
    }
    acknowledge(this.api, {
      'AwsSolutions-APIG4':
        'Each function verifies the token itself: only it can renew a session and answer 402 with the reason.',
    });
    const zone = hostedZone(this, settings);
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: apiDomain(settings),
      validation: CertificateValidation.fromDns(zone),
    });
    this.access = this.publish(settings, zone);
  }

  /** One stage, at a name of its own, so that the site's edge in another region needs no reference to it. */
  private publish(settings: Settings, zone: IHostedZone): AccessMetrics {
    const domainName = apiDomain(settings);
    const name = new DomainName(this, 'Name', { domainName, certificate: this.certificate });
    const log = new LogGroup(this, 'access-log', {
      retention: RetentionDays.ONE_YEAR,
      removalPolicy: removal(settings),
    });
    const stage = new HttpStage(this, 'Default', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLogFormat },
      domainMapping: { domainName: name },
    });
    // the gateway looks for each route that it is to bound
    stage.node.addDependency(this.api);
    if (stage.node.defaultChild instanceof CfnStage)
      stage.node.defaultChild.routeSettings = Object.fromEntries(
        guessableCalls.map(({ method, path }) => [`${method} ${apiPrefix}${path}`, openThrottle]),
      );
    new ARecord(this, 'Address', {
      zone,
      recordName: `${domainName}.`,
      target: RecordTarget.fromAlias(
        new ApiGatewayv2DomainProperties(name.regionalDomainName, name.regionalHostedZoneId),
      ),
    });
    return accessMetrics(log, settings);
  }
}
