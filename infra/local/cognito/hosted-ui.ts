import { json, redirect, type Service } from '../shared/http.ts';
import { type AuthorizationOptions, authorization, type Grants, refused } from './authorization.ts';
import type { Pool } from './pool.ts';
import { tokenEndpoint } from './token-endpoint.ts';

export interface HostedUiOptions extends AuthorizationOptions {
  /** Addresses of the site to return to after log-out. */
  readonly logouts: readonly string[];
}

/** The hosted UI's addresses, for sign-in through a provider. It has no page of its own: the site has the password form. */
export function hostedUi(pool: Pool, { logouts, ...options }: HostedUiOptions): Service {
  const grants: Grants = new Map();
  const { authorize, returned } = authorization(pool, grants, options);
  const token = tokenEndpoint(pool, grants);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case 'GET /oauth2/authorize':
        return authorize(searchParams);
      case 'GET /oauth2/idpresponse':
        return returned(searchParams);
      case 'POST /oauth2/token':
        return token(request);
      case 'GET /logout': {
        const to = searchParams.get('logout_uri') ?? '';
        return logouts.includes(to) ? redirect(to) : refused('invalid_request');
      }
      default:
        return json(404, { message: `The hosted UI does not know ${request.method} ${pathname}.` });
    }
  };
}
