import { apiPrefix, contentPolicyReport } from '@countwise/contract';

/** The services a page of the site loads from or calls, by origin; a bucket by its address. */
export interface Services {
  /** Sign-in's own calls: second factor, password. */
  readonly identity: string;
  /** Where a work account's code is exchanged. */
  readonly signInPages: string;
  readonly cardForm: string;
  readonly payments: string;
  readonly botCheck: string;
  readonly reports: string;
}

/** What a page of the site may load and call: itself and these services. No script stands in the page. */
export function contentSecurityPolicy({
  identity,
  signInPages,
  cardForm,
  payments,
  botCheck,
  reports,
}: Services): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", cardForm, botCheck],
    // The lawful range of a case is computed beside the page.
    'worker-src': ["'self'"],
    // The component kit writes sizes and its variables into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    // Announcements carry pictures of the provider's choosing.
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", identity, signInPages, payments, reports],
    'frame-src': [cardForm, 'https://hooks.stripe.com', botCheck],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [`${apiPrefix}${contentPolicyReport.path}`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
