import type { deleteAccount } from '@countwise/contract';
import type { z } from 'zod';
import { badRequest } from '../base/problem.ts';
import type { Session } from '../platform/session.ts';
import type { Deps } from './deps.ts';

type Confirmation = z.output<typeof deleteAccount.body>;

/** Throws 400 with each fault unless the caller typed their own address and, in a session of a password, that password. */
export async function confirm(
  { pool, ...stands }: Pick<Deps, 'pool' | 'poolUsers' | 'users'>,
  { user, byPassword }: Session,
  { Email, Password = '' }: Confirmation,
): Promise<void> {
  const isProved = async () =>
    (Password !== '' && (await pool.isPassword(user.Email, Password))) || (await isHalfDeleted(stands, user.Id));
  const faults = [
    ...(Email === user.Email.toLowerCase()
      ? []
      : [{ path: 'Email', message: 'This is not the e-mail address of your account.' }]),
    ...(!byPassword || (await isProved()) ? [] : [{ path: 'Password', message: 'The password is not right.' }]),
  ];
  if (faults.length > 0) throw badRequest(faults);
}

/**
 * An earlier run, or another at the same time, proved the password and took its owner out of the pool. Who is only gone there
 * proved nothing.
 */
async function isHalfDeleted({ poolUsers, users }: Pick<Deps, 'poolUsers' | 'users'>, id: string): Promise<boolean> {
  if ((await poolUsers.subOf(id)) !== undefined) return false;
  return (await users.get(id))?.DeletionBegunAt !== null;
}
