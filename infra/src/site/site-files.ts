import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Duration, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { acknowledge } from '../base/acknowledge.ts';
import { madeHere } from '../base/made-here.ts';
import { readySite } from './ready-site.ts';

const root = join(import.meta.dirname, '../../..');

/** Files named by their content never change; all others are asked for anew. */
const forever = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
const asked = [CacheControl.noCache()];

const copies =
  'It copies the built files from the bucket of deployments into the bucket of the site, and runs only then.';
/** What cdk-nag finds in the function of the CDK that copies the files. */
const copierFindings = {
  'AwsSolutions-L1': 'The CDK chooses the runtime of its own copier.',
  'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': copies,
  ...Object.fromEntries(
    [
      'Action::s3:GetBucket*',
      'Action::s3:GetObject*',
      'Action::s3:List*',
      'Action::s3:Abort*',
      'Action::s3:DeleteObject*',
      'Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-us-east-1/*',
      'Resource::<Files8E6940B8.Arn>/*',
      'Resource::*',
    ].map((finding) => [`AwsSolutions-IAM5[${finding}]`, copies]),
  ),
};

/** Builds the site and puts its files into the bucket; the pages last, when what they name is there. */
export function deploySite(scope: Construct, destinationBucket: Bucket, distribution: Distribution): void {
  const sources = [builtSite()];
  const named = new BucketDeployment(scope, 'NamedByContent', {
    sources,
    destinationBucket,
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: forever,
    // A page still open in a browser may ask for the files of the version before.
    prune: false,
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    sources,
    destinationBucket,
    exclude: ['assets/*'],
    cacheControl: asked,
    prune: false,
    distribution,
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(named);
  acknowledge(Stack.of(scope), copierFindings);
}

/** Copies what is published of a built site: no map back to our sources, whoever built it and how. */
export const publishFrom = (site: string, folder: string): void =>
  cpSync(site, folder, { recursive: true, filter: (path) => !path.endsWith('.map') });

const builtSite = (): ISource =>
  Source.asset(
    join(root, 'web'),
    madeHere((folder) => publishFrom(readySite(), folder)),
  );
