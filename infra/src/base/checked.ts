import { type App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** Holds every stack of an app to AWS's own rules: a breach that nobody answers for fails its synthesis. */
export const checked = (app: App): void => Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
