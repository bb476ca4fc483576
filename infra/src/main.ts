import { App } from 'aws-cdk-lib';
import { checked } from './base/checked.ts';
import { readStages } from './base/settings.ts';
import { CountwiseStage } from './countwise-stage.ts';

const app = new App();
for (const settings of readStages(app.node.tryGetContext('stages'))) new CountwiseStage(app, settings);
checked(app);
