import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readStages } from './base/settings.ts';
import { CountwiseStage } from './countwise-stage.ts';

const app = new App();
for (const settings of readStages(app.node.tryGetContext('stages'))) new CountwiseStage(app, settings);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
