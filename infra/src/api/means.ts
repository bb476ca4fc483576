import { tableDefinition } from '@countwise/functions';
import { ArnFormat } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { reportsBucketName, runtimeSecretName, type Settings } from '../base/settings.ts';
import type { DataStack } from '../data/data-stack.ts';
import type { IdentityStack } from '../identity/identity-stack.ts';
import type { MessagesStack } from '../messages/messages-stack.ts';
import type { Right } from './rights.ts';

export interface Stacks {
  readonly settings: Settings;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly messages: MessagesStack;
}

/** What a right takes: addresses in the environment of the function, and actions on resources. */
interface Means {
  readonly environment?: Readonly<Record<string, string>>;
  readonly statement?: PolicyStatement;
}

/** Where the code of a function lies in the cloud, and the files beside it. */
const taskFolder = '/var/task';

/** The means of every right, on the resources of one stage. Nothing scans, and no action is a pattern. */
export function meansOf({ settings, data, identity, messages }: Stacks): Readonly<Record<Right, Means>> {
  const { tableArn, tableName } = data.table;
  const table = [tableArn, ...tableDefinition.indexes.map(({ name }) => `${tableArn}/index/${name}`)];
  const files = reportFiles(settings);
  const secret = (name: string): PolicyStatement => {
    // Secrets Manager puts six characters of its own behind a name
    const parts = { service: 'secretsmanager', resource: 'secret', resourceName: `${name}-??????` };
    const arn = data.formatArn({ ...parts, arnFormat: ArnFormat.COLON_RESOURCE_NAME });
    return allow('secretsmanager', ['GetSecretValue'], [arn]);
  };
  const stripe = runtimeSecretName(settings, 'stripe');
  const webhook = runtimeSecretName(settings, 'stripe-webhook');
  const botCheck = runtimeSecretName(settings, 'bot-check');
  return {
    reads: {
      environment: { TABLE_NAME: tableName },
      statement: allow('dynamodb', ['GetItem', 'BatchGetItem', 'Query'], table),
    },
    writes: {
      statement: allow(
        'dynamodb',
        ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'],
        table,
      ),
    },
    accounts: {
      statement: allow('cognito-idp', ['AdminCreateUser', 'AdminSetUserPassword'], [identity.pool.userPoolArn]),
    },
    'account-removal': {
      statement: allow('cognito-idp', ['AdminDeleteUser', 'AdminGetUser'], [identity.pool.userPoolArn]),
    },
    'account-address': {
      statement: allow('cognito-idp', ['AdminUpdateUserAttributes'], [identity.pool.userPoolArn]),
    },
    'second-factor': {
      statement: allow('cognito-idp', ['AdminSetUserMFAPreference'], [identity.pool.userPoolArn]),
    },
    mail: {
      environment: { MAIL_FROM: settings.mailFrom },
      statement: allow('ses', ['SendEmail'], [messages.senderArn, messages.configurationSetArn]),
    },
    texts: {
      environment: { SMS_ORIGIN: settings.smsPhoneNumberId },
      statement: allow('sms-voice', ['SendTextMessage'], [messages.smsOriginArn]),
    },
    payments: {
      environment: { STRIPE_SECRET_NAME: stripe },
      statement: secret(stripe),
    },
    'payment-events': {
      environment: { STRIPE_WEBHOOK_SECRET_NAME: webhook, STRIPE_PUBLISHABLE_KEY: settings.stripePublishableKey },
      statement: secret(webhook),
    },
    reports: {
      environment: { REPORTS_BUCKET: reportsBucketName(settings) },
      statement: allow('s3', ['PutObject', 'GetObject'], [files]),
    },
    'report-removal': {
      environment: { REPORTS_BUCKET: reportsBucketName(settings) },
      // a bucket is listed, what lies in it is deleted
      statement: allow('s3', ['ListBucket', 'DeleteObject'], [reportsBucket(settings), files]),
    },
    'bot-check': {
      environment: { BOT_CHECK_URL: settings.botCheckUrl, BOT_CHECK_SECRET_NAME: botCheck },
      statement: secret(botCheck),
    },
    catalogue: {
      environment: {
        CATALOGUE_PATH: `${taskFolder}/catalogue.json`,
        REFERENCE_PATH: `${taskFolder}/reference.json`,
      },
    },
  };
}

/** The files of the reports bucket, by the bucket's name: each report is a file of its own. */
export const reportFiles = (settings: Settings): string => `${reportsBucket(settings)}/*`;
const reportsBucket = (settings: Settings): string => `arn:aws:s3:::${reportsBucketName(settings)}`;

const allow = (service: string, actions: readonly string[], resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });
