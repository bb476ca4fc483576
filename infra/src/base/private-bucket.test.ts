import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import cdk from '../../../cdk.json' with { type: 'json' };
import { privateBucket } from './private-bucket.ts';
import { readStages } from './settings.ts';

test.for(readStages(cdk.context.stages))('a bucket of $stage is kept, or emptied as it goes', (settings) => {
  const stack = new Stack(new App(), 'Bucket');
  privateBucket(stack, 'One', { settings });
  const template = Template.fromStack(stack);
  const { keepsData } = settings;
  template.hasResource('AWS::S3::Bucket', { DeletionPolicy: keepsData ? 'Retain' : 'Delete' });
  expect(Object.keys(template.findResources('Custom::S3AutoDeleteObjects'))).toHaveLength(keepsData ? 0 : 1);
});
