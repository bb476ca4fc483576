import { deleteAccount } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { done } from '../platform/done.ts';
import { route } from '../platform/route.ts';
import type { Session } from '../platform/session.ts';
import { leaveCounty } from '../registration/leave-county.ts';
import { asRead } from '../store/as-read.ts';
import { isOwn, left } from '../store/members.ts';
import { transact } from '../store/transact.ts';
import { removedUser } from '../store/users.ts';
import { confirm } from './confirm.ts';
import type { Deps } from './deps.ts';
import { handOn } from './hand-on.ts';
import { trialOf } from './trial-of.ts';

/**
 * Deletes an account, with its cases unless they stay with a county that took its owner out, whoever they are last: what a run that was cut short left over, the same call takes away as long
 * as its token is good. Each step may be done twice, so two calls at once delete one account.
 */
export const deleteAccountRoute = (deps: Deps) =>
  route(deleteAccount, async ({ body, session }) => {
    await confirm(deps, session, body);
    await handOn(deps, session);
    const { user, subscriber } = session;
    const own = subscriber !== undefined && isOwn(user, subscriber) ? subscriber : undefined;
    if (own?.StripeCustomerId) await deps.payments.end(own.StripeCustomerId);
    await deps.removeReports(user.Id);
    const leaving = await leaveCounty(deps, session);
    await removeCases(deps, session);
    await deps.audit.add(leaving);
    await deps.drafts.remove([user.Id, ...(own ? [own.Id] : [])]);
    if (own) await deps.bundles.removeAllOf(own.Id);
    await deps.wrongNumbers.removeAllOf(user.Id);
    await deps.audit.forget(user.Id);
    await removeIdentity(deps, session);
    // made by a request that was let in while this one was under way
    await removeCases(deps, session);
    return done;
  });

function removeCases({ deletedCases, now }: Pick<Deps, 'deletedCases' | 'now'>, session: Session): Promise<void> {
  const at = now();
  return deletedCases.deleteAllOf(session.user.Id, at, (target) =>
    recorded(session, { at, act: 'case.deleted', target }),
  );
}

/** Out of the pool, then out of the table in one transaction, in which the log of a county keeps the id and nothing else. */
async function removeIdentity(
  { table, users, poolUsers, now }: Pick<Deps, 'table' | 'users' | 'poolUsers' | 'now'>,
  session: Session,
): Promise<void> {
  const { Id } = session.user;
  await asRead(
    async () => {
      const standing = await users.get(Id);
      // from here on the pool may know nobody any more who could enter a password
      return standing?.DeletionBegunAt === null ? users.change(Id, { DeletionBegunAt: now().toISOString() }) : standing;
    },
    async (user) => {
      if (user === undefined) return true;
      const work = await users.workAccountOf(user);
      if (work?.PoolName !== undefined) await poolUsers.remove(work.PoolName);
      await poolUsers.remove(Id);
      const trial = trialOf({ ...session, user }, now());
      const log = recorded(session, { at: now(), act: 'account.deleted', target: Id });
      const inTheWay = await transact(table, [
        ...removedUser(user, work),
        ...left(user, session.subscriber),
        ...trial,
        ...log,
      ]);
      return inTheWay.length === 0 || undefined;
    },
  );
}
