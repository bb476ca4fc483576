import { SecretValue } from 'aws-cdk-lib';
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { acknowledge } from '../acknowledge.ts';
import type { DataStack } from '../data-stack.ts';
import type { IdentityStack } from '../identity-stack.ts';
import type { MessagesStack } from '../messages-stack.ts';
import { type Settings, siteOrigin } from '../settings.ts';
import type { Rights } from './rights.ts';

export interface Means {
  readonly settings: Settings;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly messages: MessagesStack;
}

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'].map(
  (name) => `dynamodb:${name}`,
);

/** The environment of a function: the addresses of what its rights let it use. */
export function environmentOf(rights: Rights, { settings, data, identity }: Means): Readonly<Record<string, string>> {
  return {
    TABLE_NAME: data.table.tableName,
    USER_POOL_ID: identity.pool.userPoolId,
    USER_POOL_CLIENT_ID: identity.client.userPoolClientId,
    COGNITO_DOMAIN: identity.hostedOrigin,
    SITE_ORIGIN: siteOrigin(settings),
    MAIL_FROM: settings.mailFrom,
    SUPPORT_EMAIL: settings.supportEmail,
    ...(rights.sends?.includes('texts') && { SMS_ORIGIN: settings.smsPhoneNumberId }),
    ...(rights.reports && { REPORTS_BUCKET: data.reports.bucketName }),
    ...(rights.payments && {
      STRIPE_SECRET_KEY: stripe(settings, 'secretKey'),
      STRIPE_WEBHOOK_SECRET: stripe(settings, 'webhookSecret'),
      STRIPE_PUBLISHABLE_KEY: stripe(settings, 'publishableKey'),
    }),
  };
}

/** CloudFormation reads it from Secrets Manager when it deploys: the template holds a reference only. */
const stripe = ({ stage }: Settings, field: string): string =>
  SecretValue.secretsManager(`countwise/${stage}/stripe`, { jsonField: field }).unsafeUnwrap();

/** Lets a function do what its rights say, on the resources of its own stage. */
export function grant(lambda: NodejsFunction, rights: Rights, { data, identity, messages }: Means): void {
  data.table.grant(lambda, ...reads, ...(rights.table === 'writes' ? writes : []));
  acknowledge(lambda, {
    [`AwsSolutions-IAM5[Resource::*]`]: 'The indexes of the one table, whose rows the code keeps apart.',
  });
  if (rights.pool !== undefined) identity.pool.grant(lambda, ...rights.pool.map((name) => `cognito-idp:${name}`));
  if (rights.sends?.includes('mail')) messages.identity.grantSendEmail(lambda);
  if (rights.sends?.includes('texts')) allow(lambda, 'sms-voice:SendTextMessage', messages.smsOriginArn);
  if (rights.reports) {
    data.reports.grantPut(lambda);
    data.reports.grantRead(lambda);
  }
}

function allow(grantee: IGrantable, action: string, resource: string): void {
  grantee.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: [action], resources: [resource] }));
}
