import {
  authenticateMicrosoftToken,
  linkMicrosoftUser,
  loginWithMicrosoftToken,
  unlinkMicrosoftUser,
} from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { notThere, Problem } from '../base/problem.ts';
import { done } from '../platform/done.ts';
import { openRoute, type Route, route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';
import { askFreshProof } from './fresh-proof.ts';
import { tellLinked, tellUnlinked } from './letters.ts';
import { askOwnCounty, workAccountOf } from './work-account.ts';

/** Single sign-on: whether a work account is linked, linking it to the caller and taking that back. */
export const workAccountRoutes = ({ users, audit, mail, now, ...proof }: Deps): readonly Route[] => [
  openRoute(authenticateMicrosoftToken, async ({ body }) => {
    const account = await workAccountOf(proof, body.token);
    const linked = (await users.bySub(account.sub)) !== undefined;
    return { foundMSUser: linked ? { MicrosoftId: account['custom:oid'] } : null };
  }),

  route(linkMicrosoftUser, async ({ body, session }) => {
    const { user, subscriber } = session;
    askFreshProof(session, now());
    const account = await workAccountOf(proof, body.token);
    askOwnCounty(account, subscriber);
    const microsoftId = account['custom:oid'];
    if (!(await users.linkWorkAccount(user.Id, { sub: account.sub, poolName: account.poolName, microsoftId })))
      throw new Problem(409, 'This work account, or yours, is linked already.');
    await tellLinked(mail, user.Email);
    await audit.add(recorded(session, { at: now(), act: 'work-account.linked', target: user.Id }));
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

  route(unlinkMicrosoftUser, async ({ session }) => {
    const { user, subscriber } = session;
    askFreshProof(session, now());
    if (subscriber?.OrganizationSettings?.EnforceMicrosoftSignOn)
      throw new Problem(409, 'Your organization lets in work accounts only. Ask its administrator first.');
    if (!(await users.unlinkWorkAccount(user.Id))) throw notThere('linked work account');
    await tellUnlinked(mail, user.Email);
    await audit.add(recorded(session, { at: now(), act: 'work-account.unlinked', target: user.Id }));
    return done;
  }),
];

/** Logs in with a work account that is linked to somebody. */
export const workAccountLogInRoute = ({ users, subscribers, authenticate, audit, now, ...proof }: Deps): Route =>
  openRoute(loginWithMicrosoftToken, async ({ body: { token, key } }) => {
    const account = await workAccountOf(proof, token);
    const user = await users.bySub(account.sub);
    if (user === undefined) throw new Problem(401, 'No account here is linked to this work account.');
    askOwnCounty(account, user.SubscriberId === null ? undefined : await subscribers.get(user.SubscriberId));
    const session = await authenticate(`Bearer ${token}`);
    const { Id } = session.user;
    await audit.add(recorded(session, { at: now(), act: 'session.opened', target: Id, detail: 'work account' }));
    return { token, key, user_attr: userAttributesOf(session), subscriptionStatus: session.status };
  });
