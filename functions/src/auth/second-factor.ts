import { changeSecondFactor, recoveryCode } from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { fault, Problem } from '../base/problem.ts';
import { route } from '../platform/route.ts';
import type { Deps } from './deps.ts';
import { askFreshProof } from './fresh-proof.ts';
import { tellFactorOff, tellFactorOn, tellRecovered } from './letters.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

/** Tries of recovery codes of one account a day. */
const mostTries = 10;

/** Turns the second factor on, with codes for whoever loses it, or off; the owner is told by mail. */
export const secondFactorRoute = ({
  askCode,
  users,
  audit,
  mail,
  now,
}: Pick<Deps, 'askCode' | 'users' | 'audit' | 'mail' | 'now'>) =>
  route(changeSecondFactor, async ({ body: { on }, session }) => {
    const { user } = session;
    askFreshProof(session, now());
    if (!(await askCode(user.Id, on))) throw fault('on', 'Set up an authenticator app first.');
    const recoveryCodes = on ? [...newRecoveryCodes()] : [];
    await users.change(user.Id, { RecoveryCodes: recoveryCodes.map((code) => recoveryHash(user.Id, code)) });
    await (on ? tellFactorOn : tellFactorOff)(mail, user.Email);
    const act = on ? 'second-factor.on' : 'second-factor.off';
    await audit.add(recorded(session, { at: now(), act, target: user.Id }));
    return { recoveryCodes };
  });

/**
 * Turns the second factor of whoever brings their password and one of their recovery codes off, so that they log in without it; their owner
 * is told. Throws 401 where the password or the code is not right, 429 after ten tries a day.
 */
export async function recover(
  { pool, askCode, users, quotas, mail }: Pick<Deps, 'pool' | 'askCode' | 'users' | 'quotas' | 'mail'>,
  { username, password, code }: { readonly username: string; readonly password: string; readonly code: string },
): Promise<void> {
  const id = await users.idByEmail(username.toLowerCase());
  const user = id === undefined ? undefined : await users.get(id);
  if (user !== undefined && !(await quotas.take('recovery', user.Id, mostTries)))
    throw new Problem(429, 'Too many requests');
  const isPassword = await pool.isPassword(username, password);
  if (user === undefined || !isPassword) throw new Problem(401, 'Invalid Login Credentials');
  if (!user.RecoveryCodes?.includes(recoveryHash(user.Id, code))) {
    const message = 'This recovery code is not right, or was used.';
    throw new Problem(401, message, { faults: [{ path: 'code', message }] });
  }
  await users.change(user.Id, { RecoveryCodes: [] });
  await askCode(user.Id, false);
  await tellRecovered(mail, user.Email);
}

/** Whether what was entered as a code is one for recovery. */
export const isRecoveryCode = (code: string | undefined): code is string =>
  code !== undefined && recoveryCode.safeParse(code).success;
