import { authenticateMicrosoftToken, linkMicrosoftUser, loginWithMicrosoftToken } from '@countwise/contract';
import { Problem } from '../platform/problem.ts';
import { openRoute, type Route, route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';
import { workAccountOf } from './work-account.ts';

/** Single sign-on: whether a work account is linked, logging in with it, and linking it to the caller. */
export const workAccountRoutes = ({ users, authenticate, ...proof }: Omit<Deps, 'now'>): readonly Route[] => [
  openRoute(authenticateMicrosoftToken, async ({ body }) => {
    const account = await workAccountOf(proof, body.token);
    const linked = (await users.bySub(account.sub)) !== undefined;
    return { foundMSUser: linked ? { MicrosoftId: account['custom:oid'] } : null };
  }),

  openRoute(loginWithMicrosoftToken, async ({ body: { token, key } }) => {
    const account = await workAccountOf(proof, token);
    if ((await users.bySub(account.sub)) === undefined)
      throw new Problem(401, 'No account here is linked to this work account.');
    const session = await authenticate(`Bearer ${token}`);
    return { token, key, user_attr: userAttributesOf(session), subscriptionStatus: session.status };
  }),

  route(linkMicrosoftUser, async ({ body, session: { user } }) => {
    const account = await workAccountOf(proof, body.token);
    const microsoftId = account['custom:oid'];
    if (!(await users.linkWorkAccount(user.Id, { sub: account.sub, poolName: account.poolName, microsoftId })))
      throw new Problem(409, 'This work account, or yours, is linked already.');
    return {
      MicrosoftEmail: account.email,
      MicrosoftId: microsoftId,
      MicrosoftOrganizationId: account['custom:tid'],
      MicrosoftOrganizationAdmin: false,
      EmailAuthenticated: account.email_verified === 'true',
      FirstName: account.given_name,
      LastName: account.family_name,
    };
  }),
];
