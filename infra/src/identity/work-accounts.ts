import { ProviderAttribute, type UserPool, UserPoolIdentityProviderOidc } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { deployedSecret } from '../base/deployed-secret.ts';
import type { Settings } from '../base/settings.ts';
import { mappedAttributes } from './pool-attributes.ts';

/** The address under which Microsoft Entra ID issues the tokens of one tenant, and of no other. */
const issuerOf = (tenant: string): string => `https://login.microsoftonline.com/${tenant}/v2.0`;

/**
 * One identity provider a county: Cognito takes no issuer of many tenants, and a provider of one proves by its issuer
 * whose account it is, whatever an attribute says. All share one application of ours, to which each tenant consents.
 * The domains of a county's addresses are other names of its provider, so a sign-in that gives an address's domain as
 * `idp_identifier` finds the county's own directory.
 */
export function workAccountProviders(
  scope: Construct,
  userPool: UserPool,
  settings: Settings,
): readonly UserPoolIdentityProviderOidc[] {
  const application = deployedSecret(settings, 'entra');
  const shared = {
    userPool,
    clientId: application('clientId'),
    clientSecret: application('clientSecret'),
    scopes: ['openid', 'profile', 'email'],
    attributeMapping: {
      custom: Object.fromEntries(
        mappedAttributes.map(({ attribute, claim }) => [attribute, ProviderAttribute.other(claim)]),
      ),
    },
  };
  return settings.workAccounts.map(
    ({ name, tenant, domains }) =>
      new UserPoolIdentityProviderOidc(scope, `Entra-${name}`, {
        ...shared,
        name,
        issuerUrl: issuerOf(tenant),
        identifiers: [...domains],
      }),
  );
}
