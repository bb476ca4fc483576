import { awsJson } from '../shared/aws-json.ts';
import { json, type Listening, type Service, serve } from '../shared/http.ts';
import { accountCalls } from './calls/account.ts';
import { adminUserCalls } from './calls/admin-users.ts';
import { linkedProviderCalls } from './calls/linked-providers.ts';
import { mfaCalls } from './calls/mfa.ts';
import { passwordCalls } from './calls/password.ts';
import { signInCalls } from './calls/sign-in.ts';
import { type HostedUiOptions, hostedUi } from './hosted-ui.ts';
import { attributesOfTheCloud, type CodeMail, type Pool } from './pool.ts';
import { openPool } from './pool-state.ts';
import { jwksOf, openSigningKey } from './signing-key.ts';
import { poolTokens } from './tokens.ts';

export interface CognitoOptions extends HostedUiOptions {
  readonly folder: string;
  /** `{region}_{name}`, as real ones are: verifiers derive the issuer from it. */
  readonly poolId: string;
  readonly clientId: string;
  readonly mail: (mail: CodeMail) => void;
}

/** One user pool with one public client: the JSON calls, its public keys, and the hosted UI. */
function cognitoService({ folder, poolId, clientId, mail, ...ui }: CognitoOptions): Service {
  const key = openSigningKey(folder);
  const tokens = poolTokens(poolId, clientId, key);
  const attributes = attributesOfTheCloud;
  const pool: Pool = { clientId, state: openPool(folder), attributes, tokens, mail, challenges: new Map() };
  const calls = awsJson({
    ...signInCalls(pool),
    ...passwordCalls(pool),
    ...accountCalls(pool),
    ...mfaCalls(pool),
    ...adminUserCalls(pool),
    ...linkedProviderCalls(pool),
  });
  const pages = hostedUi(pool, ui);
  return (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === `/${poolId}/.well-known/jwks.json`) return json(200, jwksOf(key));
    return pathname === '/' ? calls(request) : pages(request);
  };
}

export const serveCognito = (port: number, options: CognitoOptions): Promise<Listening> =>
  serve('Cognito', port, cognitoService(options));
