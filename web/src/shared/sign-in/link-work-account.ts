import { linkMicrosoftUser } from '@countwise/contract';
import { Failure } from '../../api/failure.ts';
import { request } from '../../api/request.ts';
import { account } from '../../text/account.ts';
import type { WorkSession } from './sign-in-attempt.ts';

/**
 * Links a work account to the signed-in user; answers its address.
 * @throws {Error} in the words to show.
 */
export async function linkWorkAccount({ token }: WorkSession): Promise<string> {
  const linked = await request(linkMicrosoftUser, { body: { token } }).catch((failure: unknown) => {
    throw failure instanceof Failure && [403, 409].includes(failure.status) ? failure : new Error(account.work.failed);
  });
  return linked.MicrosoftEmail;
}
