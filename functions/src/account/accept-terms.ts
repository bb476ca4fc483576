import { acceptTerms } from '@countwise/contract';
import { notThere } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** Keeps which text of the terms somebody agreed to, and when: as the sign-up does of a new account. */
export const acceptTermsRoute = ({ users, now }: Pick<Deps, 'users' | 'now'>) =>
  route(acceptTerms, async ({ body: { TermsVersion }, session }) => {
    const TermsAccepted = { version: TermsVersion, at: now().toISOString() };
    const user = await users.change(session.user.Id, { TermsAccepted });
    if (user === undefined) throw notThere('user');
    return { user_attr: userAttributesOf({ ...session, user }) };
  });
