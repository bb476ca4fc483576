import { reportsBucketName, type Settings } from '../settings.ts';

/** What a page of the site may load and call: itself, the identity provider, the card form, the bot check and the reports. */
export function contentSecurityPolicy(settings: Settings): string {
  const { region, botCheckUrl } = settings;
  const botCheck = new URL(botCheckUrl).origin;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", 'https://js.stripe.com', botCheck],
    // The component kit writes sizes and its variables into style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    // Announcements carry pictures of the provider's choosing.
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': [
      "'self'",
      `https://cognito-idp.${region}.amazonaws.com`,
      `https://s3.${region}.amazonaws.com/${reportsBucketName(settings)}/`,
      'https://api.stripe.com',
    ],
    'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com', botCheck],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
