import { Stage, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ApiStack } from './api/api-stack.ts';
import { edgeRegion, type Settings } from './base/settings.ts';
import { DataStack } from './data/data-stack.ts';
import { IdentityStack } from './identity/identity-stack.ts';
import { MessagesStack } from './messages/messages-stack.ts';
import { SiteStack } from './site/site-stack.ts';
import { WatchStack } from './watch/watch-stack.ts';

/** The whole product once: what `npm start` brings up on one machine, as stacks of the cloud. */
export class CountwiseStage extends Stage {
  readonly api: ApiStack;

  constructor(scope: Construct, settings: Settings) {
    super(scope, settings.stage, { env: { region: settings.region } });
    const shared = { settings, terminationProtection: settings.keepsData };
    const data = new DataStack(this, 'data', shared);
    const messages = new MessagesStack(this, 'messages', shared);
    const identity = new IdentityStack(this, 'identity', { ...shared, mail: messages.identity });
    this.api = new ApiStack(this, 'api', { ...shared, data, identity, messages });
    const site = new SiteStack(this, 'site', { ...shared, env: { region: edgeRegion } });
    // a new page may call what only the new API has
    site.addStackDependency(this.api);
    new WatchStack(this, 'watch', { ...shared, table: data.table, api: this.api, identity });
    Tags.of(this).add('product', 'countwise');
    Tags.of(this).add('stage', settings.stage);
  }
}
