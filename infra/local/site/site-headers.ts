import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readStages, reportsBucketName } from '../../src/settings.ts';
import { contentSecurityPolicy } from '../../src/site/content-security-policy.ts';
import { type Addresses, reportsBucket, root } from '../environment.ts';

const cdk = z.object({ context: z.object({ stages: z.unknown() }) });

/** The cloud's own policy, with the twins' addresses where those of the real services stand. */
function policy(at: Addresses): string {
  const { context } = cdk.parse(JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')));
  const [stage] = readStages(context.stages);
  if (stage === undefined) throw new Error('cdk.json names no stage.');
  const twins = [
    ['https://js.stripe.com', at.stripe],
    ['https://api.stripe.com', at.stripe],
    ['https://challenges.cloudflare.com', at.botCheck],
    [`https://cognito-idp.${stage.region}.amazonaws.com`, `${at.cognito} ${at.hostedUi}`],
    [`https://s3.${stage.region}.amazonaws.com/${reportsBucketName(stage)}`, `${at.s3}/${reportsBucket}`],
  ] as const;
  return twins.reduce((text, [real, twin]) => text.replaceAll(real, twin), contentSecurityPolicy(stage));
}

/** What every page of the site tells the browser to refuse, as in infra/src/site/headers.ts; but for https, which is not here. */
export const siteHeaders = (at: Addresses): Record<string, string> => ({
  'content-security-policy': policy(at),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});
