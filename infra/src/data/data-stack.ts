import { tableDefinition } from '@countwise/functions';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accessLogs, privateBucket, removal } from '../base/private-bucket.ts';
import { reportsBucketName, type Settings, siteOrigin } from '../base/settings.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** What must not be lost (the table) and what is kept for a short while (printed reports). */
export class DataStack extends Stack {
  readonly table: TableV2;
  readonly reports: Bucket;

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { readonly settings: Settings }) {
    super(scope, id, props);
    const { partitionKey, sortKey, indexes, timeToLive } = tableDefinition;
    this.table = new TableV2(this, 'Table', {
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      globalSecondaryIndexes: indexes.map((index) => ({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
      })),
      timeToLiveAttribute: timeToLive,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: settings.keepsData,
      removalPolicy: removal(settings),
    });
    this.reports = privateBucket(this, 'Reports', {
      settings,
      bucketName: reportsBucketName(settings),
      serverAccessLogsBucket: accessLogs(this, settings),
      lifecycleRules: [{ expiration: Duration.days(1) }],
      // The site follows the API's redirect to a pre-signed address of this bucket.
      cors: [{ allowedMethods: [HttpMethods.GET], allowedOrigins: [siteOrigin(settings)] }],
    });
  }
}
