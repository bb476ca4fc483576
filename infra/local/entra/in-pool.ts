import type { Provider } from '../cognito/identity-provider.ts';
import type { EntraOptions } from './provider.ts';

const application = { clientId: 'countwise', clientSecret: 'entra-local' };

/** The provider's name in the pool. */
export const entraName = 'EntraID';

/** The pool's registration with the twin, as `entra` in infra/src/identity-stack.ts has it in the cloud. */
export const entraInPool = (issuer: string): Provider => ({
  ...application,
  name: entraName,
  issuer,
  attributeMapping: {
    email: 'email',
    given_name: 'given_name',
    family_name: 'family_name',
    'custom:oid': 'oid',
    'custom:tid': 'tid',
  },
});

/** The other end: what the directory knows of the pool at `hostedUi`. */
export const entraApplication = (issuer: string, hostedUi: string): EntraOptions => ({
  ...application,
  issuer,
  redirectUri: `${hostedUi}/oauth2/idpresponse`,
});
