import { login } from '@countwise/contract';
import type { z } from 'zod';
import { recorded } from '../audit/recorded.ts';
import { Problem } from '../base/problem.ts';
import { openRoute } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';
import { isRecoveryCode, recover } from './second-factor.ts';
import type { PoolSession } from './user-pool.ts';

/** As many failures of one account stand in a log a day: nobody fills it from outside. */
const mostFailures = 20;

/** A password opens a session, unless the organization insists on its work accounts: then its token is no good here. */
export const loginRoute = ({ pool, authenticate, ...deps }: Deps) =>
  openRoute(login, async ({ body }) => {
    const { token, key } = await enter({ pool, ...deps }, body).catch(async (error: unknown) => {
      // the question for the code of an app is no failure
      const asks = error instanceof Problem && error.more.faults !== undefined && body.code === undefined;
      if (!asks) await recordFailure(deps, body.username);
      throw error;
    });
    const session = await authenticate(`Bearer ${token}`);
    const { Id } = session.user;
    await deps.audit.add(recorded(session, { at: deps.now(), act: 'session.opened', target: Id, detail: 'password' }));
    return {
      authorized: true,
      token,
      key,
      user_attr: userAttributesOf(session),
      subscriptionStatus: session.status,
    };
  });

/** A session of the pool for a password, with the code of an app or, in its place, a recovery code. */
async function enter(
  { pool, ...deps }: Pick<Deps, 'pool' | 'askCode' | 'users' | 'quotas' | 'mail'>,
  { username, password, code }: z.output<typeof login.body>,
): Promise<PoolSession> {
  if (!isRecoveryCode(code)) return pool.logIn(username, password, code);
  await recover({ pool, ...deps }, { username, password, code });
  return pool.logIn(username, password, undefined);
}

async function recordFailure(
  { users, subscribers, quotas, audit, now }: Pick<Deps, 'users' | 'subscribers' | 'quotas' | 'audit' | 'now'>,
  username: string,
): Promise<void> {
  const id = await users.idByEmail(username);
  const user = id === undefined ? undefined : await users.get(id);
  if (user === undefined) return;
  const lines = recorded(
    { user, subscriber: user.SubscriberId === null ? undefined : await subscribers.get(user.SubscriberId) },
    { at: now(), act: 'session.failed', target: user.Id, detail: 'password' },
  );
  if (await quotas.take('failed-log-in', user.Id, mostFailures)) await audit.add(lines);
}
