import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { hostedPrefix, reportsBucketName, type Settings } from '../base/settings.ts';
import { contentSecurityPolicy, type Services } from './content-security-policy.ts';

const servicesOf = (settings: Settings): Services => ({
  identity: `https://cognito-idp.${settings.region}.amazonaws.com`,
  signInPages: `https://${hostedPrefix(settings)}.auth.${settings.region}.amazoncognito.com`,
  cardForm: 'https://js.stripe.com',
  payments: 'https://api.stripe.com',
  botCheck: new URL(settings.botCheckUrl).origin,
  reports: `https://s3.${settings.region}.amazonaws.com/${reportsBucketName(settings)}/`,
});

/** What every answer of the site and of the API tells the browser to refuse. */
export function securityHeaders(scope: Construct, settings: Settings): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(servicesOf(settings)), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: 'permissions-policy', value: 'camera=(), geolocation=(), microphone=()', override: true },
        { header: 'cross-origin-opener-policy', value: 'same-origin-allow-popups', override: true },
      ],
    },
  });
}
