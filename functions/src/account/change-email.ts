import { changeEmail } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { askFreshProof } from '../auth/fresh-proof.ts';
import { fault, notThere, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import { usedCode } from '../store/codes.ts';
import { holdEmail, withEmail } from '../store/other-address.ts';
import { transact } from '../store/transact.ts';
import type { Deps } from './deps.ts';
import { tellMoved } from './letters.ts';
import { trialOf } from './trial-of.ts';

type Moving = Pick<Deps, 'table' | 'changePoolAddress' | 'mail' | 'supportEmail' | 'now'>;

/** Another address, proved by the code that was mailed to it and by the password: it logs in, and receives the bills, from then on. */
export const changeEmailRoute = ({
  oneTime,
  payments,
  users,
  ...deps
}: Moving & Pick<Deps, 'oneTime' | 'payments' | 'users'>) =>
  route(changeEmail, async ({ body: { Email, EmailReceipt }, session }) => {
    const { user, subscriber } = session;
    askFreshProof(session, deps.now());
    if (Email !== user.Email) {
      if (!(await oneTime.proved('email', Email, EmailReceipt)))
        throw fault('Email', 'Verify the e-mail address first.');
      await move(deps, session, Email);
    }
    if (subscriber?.JWTUserId === user.Id && subscriber.StripeCustomerId !== null)
      await payments.writeTo(subscriber.StripeCustomerId, Email);
    const moved = await users.get(user.Id);
    if (moved === undefined) throw notThere('user');
    return { user_attr: userAttributesOf({ ...session, user: moved }) };
  });

/** Holds both addresses until the pool knows the new one, so that nobody signs up with either meanwhile. */
async function move({ table, changePoolAddress, mail, supportEmail, now }: Moving, session: Session, Email: string) {
  const { user, subscriber } = session;
  if (!(await holdEmail(table, user, Email))) throw new Problem(409, 'This address belongs to an account already.');
  await changePoolAddress(user.Id, Email);
  const inTheWay = await transact(table, [
    ...withEmail(user, subscriber, Email, now()),
    usedCode('email', Email),
    ...trialOf(session, now()),
    ...recorded(session, { at: now(), act: 'email.changed', target: user.Id }),
  ]);
  if (inTheWay.length > 0) throw new Problem(409, 'Too Late');
  await tellMoved(mail, user.Email, supportEmail);
}
