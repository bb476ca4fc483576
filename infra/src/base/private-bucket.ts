import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Settings } from './settings.ts';

export const removal = ({ keepsData }: Settings): RemovalPolicy =>
  keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

/** A bucket nobody reaches but by the grants of its stack, over TLS, encrypted at rest. One that is not kept is emptied as it goes. */
export function privateBucket(
  scope: Construct,
  id: string,
  { settings, ...props }: BucketProps & { readonly settings: Settings },
): Bucket {
  return new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    removalPolicy: removal(settings),
    autoDeleteObjects: !settings.keepsData,
    ...props,
  });
}

/** Who read what, kept long enough to look back on an incident. */
export function accessLogs(scope: Construct, settings: Settings, props: BucketProps = {}): Bucket {
  const bucket = privateBucket(scope, 'AccessLogs', {
    settings,
    lifecycleRules: [{ expiration: Duration.days(400) }],
    ...props,
  });
  acknowledge(bucket, { 'AwsSolutions-S1': 'It is the bucket of access logs: logging its own reads would never end.' });
  return bucket;
}
