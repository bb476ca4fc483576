import { Duration } from 'aws-cdk-lib';
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Function as Lambda,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsVersions,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../base/acknowledge.ts';
import { functionCode } from '../base/function-code.ts';
import { removal } from '../base/private-bucket.ts';
import { edgeRegion, edgeSecretName, type Settings } from '../base/settings.ts';
import { edgeHeader } from './header.ts';

const codeOf = functionCode({ 'from-edge': 'infra/src/edge/from-edge.ts' });

/** The key of the edge, made by Secrets Manager and read by nobody else; a copy stands where the edge is deployed. */
function edgeSecret(scope: Construct, settings: Settings): Secret {
  const made = new Secret(scope, 'EdgeSecret', {
    secretName: edgeSecretName(settings),
    description: 'What the edge of the site says to the API.',
    generateSecretString: {
      secretStringTemplate: '{}',
      generateStringKey: 'key',
      excludePunctuation: true,
      passwordLength: 48,
    },
    ...(settings.region !== edgeRegion && { replicaRegions: [{ region: edgeRegion }] }),
    removalPolicy: removal(settings),
  });
  acknowledge(made, {
    'AwsSolutions-SMG4': 'The edge learns a new key by a deployment, so an operator turns it: docs/runbook.md.',
  });
  return made;
}

/**
 * Who may call the API at all: the site's edge, where the firewall stands. A call without its header is refused by the
 * gateway, and one with a wrong key by this function, before any other runs.
 */
export function edgeAuthorizer(scope: Construct, settings: Settings): HttpLambdaAuthorizer {
  const secret = edgeSecret(scope, settings);
  const logGroup = new LogGroup(scope, 'from-edge-log', {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: removal(settings),
  });
  const role = new Role(scope, 'from-edge-role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  logGroup.grantWrite(role);
  const lambda = new Lambda(scope, 'from-edge', {
    code: codeOf('from-edge'),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    memorySize: 256,
    timeout: Duration.seconds(5),
    tracing: Tracing.ACTIVE,
    logGroup,
    role,
    environment: { EDGE_SECRET: secret.secretArn },
    paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103),
  });
  secret.grantRead(lambda);
  acknowledge(role, { 'AwsSolutions-IAM5[Resource::*]': 'A trace (X-Ray) has no resource to name.' });
  return new HttpLambdaAuthorizer('FromEdge', lambda, {
    responseTypes: [HttpLambdaResponseType.SIMPLE],
    identitySource: [`$request.header.${edgeHeader}`],
    resultsCacheTtl: Duration.minutes(5),
  });
}
