import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { checked } from './base/checked.ts';

/** One bucket that breaks two rules and answers for neither, checked as the product's stacks are. */
const app = new App();
new Bucket(new Stack(app, 'Shown'), 'Open');
checked(app);
