import { tableDefinition } from '@countwise/functions';
import { SecretValue } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { acknowledge } from '../acknowledge.ts';
import type { DataStack } from '../data-stack.ts';
import type { IdentityStack } from '../identity-stack.ts';
import type { MessagesStack } from '../messages-stack.ts';
import { reportsBucketName, type Settings, siteOrigin } from '../settings.ts';
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
export function grant(lambda: NodejsFunction, rights: Rights, { settings, data, identity, messages }: Means): void {
  const allow = (actions: readonly string[], ...resources: readonly string[]) =>
    lambda.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
  const { tableArn } = data.table;
  const indexArns = tableDefinition.indexes.map(({ name }) => `${tableArn}/index/${name}`);
  allow(rights.table === 'writes' ? [...reads, ...writes] : reads, tableArn, ...indexArns);
  if (rights.pool !== undefined)
    allow(
      rights.pool.map((name) => `cognito-idp:${name}`),
      identity.pool.userPoolArn,
    );
  if (rights.sends?.includes('mail')) allow(['ses:SendEmail'], messages.senderArn, messages.configurationSetArn);
  if (rights.sends?.includes('texts')) allow(['sms-voice:SendTextMessage'], messages.smsOriginArn);
  if (rights.reports) {
    const files = `arn:aws:s3:::${reportsBucketName(settings)}/*`;
    allow(['s3:PutObject', 's3:GetObject'], files);
    acknowledge(lambda, { [`AwsSolutions-IAM5[Resource::${files}]`]: 'A report is a file of its own in the bucket.' });
  }
}
