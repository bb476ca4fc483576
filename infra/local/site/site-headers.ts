import { contentSecurityPolicy } from '../../src/site/content-security-policy.ts';
import { type Addresses, reportsBucket } from '../environment/environment.ts';

/** What every page of the site tells the browser to refuse, as in infra/src/site/headers.ts; but for https, which is not here. */
export const siteHeaders = (at: Addresses): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy({
    identity: at.cognito,
    signInPages: at.hostedUi,
    cardForm: at.stripe,
    payments: at.stripe,
    botCheck: at.botCheck,
    reports: `${at.s3}/${reportsBucket}/`,
  }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
});
