import { mappedAttributes } from '../../src/identity/pool-attributes.ts';
import type { Provider } from '../cognito/identity-provider.ts';
import type { EntraOptions } from './provider.ts';
import { type Tenant, tenants } from './work-accounts.ts';

/** One application of ours, in every tenant that consented to it. */
const application = { clientId: 'countwise', clientSecret: 'entra-local' };

const issuerOf = (origin: string, { tenant }: Tenant): string => `${origin}/${tenant}/v2.0`;

/** The pool's providers at the twin, one a tenant, as infra/src/identity/work-accounts.ts has them in the cloud. */
export const entraInPool = (origin: string): readonly Provider[] =>
  tenants.map((one) => ({
    ...application,
    name: one.name,
    identifiers: one.domains,
    issuer: issuerOf(origin, one),
    attributeMapping: Object.fromEntries(mappedAttributes.map(({ attribute, claim }) => [attribute, claim])),
  }));

/** The other end: what each directory knows of the pool at `hostedUi`. */
export const entraApplications = (origin: string, hostedUi: string): readonly EntraOptions[] =>
  tenants.map((tenant) => ({
    ...application,
    tenant,
    issuer: issuerOf(origin, tenant),
    redirectUri: `${hostedUi}/oauth2/idpresponse`,
  }));
