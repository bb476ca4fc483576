import { App, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';

/** One bucket that breaks two rules and answers for neither, checked as the product's stacks are. */
const app = new App();
new Bucket(new Stack(app, 'Shown'), 'Open');
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
