import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';
import { z } from 'zod';
import { inMemory } from './memory.ts';
import type { Tenant, WorkAccount } from './work-accounts.ts';

export interface EntraOptions {
  readonly tenant: Tenant;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the user pool takes the code. */
  readonly redirectUri: string;
}

/** Seconds for which a sign-in under way and what came of it are good. */
const lifetime = 3600;
const jwk = z.looseObject({ kty: z.literal('RSA') });

export const accountOf = ({ accounts }: Tenant, sub: string | null | undefined): WorkAccount | undefined =>
  accounts.find((account) => account.sub === sub);

/** The page is shown at each sign-in, so that a person can come as somebody else. */
function policy(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const prompts = base();
  const picked = new Check('pick_account', 'an account must be picked', (ctx) =>
    ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  prompts.get('login')?.checks.add(picked);
  return prompts;
}

/** The OpenID provider of one tenant with one application, whose id tokens carry `oid` and `tid` as Entra's do. */
export function entraProvider({ tenant, issuer, clientId, clientSecret, redirectUri }: EntraOptions): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    adapter: inMemory(),
    jwks: { keys: [{ ...jwk.parse(privateKey.export({ format: 'jwk' })), use: 'sig', alg: 'RS256' }] },
    ttl: { Interaction: lifetime, Session: lifetime, Grant: lifetime, AccessToken: lifetime, IdToken: lifetime },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['name', 'given_name', 'family_name', 'oid', 'tid'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [randomBytes(32).toString('hex')], names: { session: `_session_${tenant.name}` } },
    features: { devInteractions: { enabled: false } },
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) => `${new URL(issuer).pathname}/interaction/${interaction.uid}`,
    },
    findAccount: (_ctx, sub) => {
      const account = accountOf(tenant, sub);
      return account && { accountId: sub, claims: () => ({ ...account, tid: tenant.tenant }) };
    },
    // The organization consented once for all its people: no page asks for it.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
}
