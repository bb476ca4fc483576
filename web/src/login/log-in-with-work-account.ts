import { authenticateMicrosoftToken, loginWithMicrosoftToken } from '@countwise/contract';
import { request } from '../api/request.ts';
import { storeSession } from '../api/session.ts';
import type { WorkSession } from '../shared/sign-in/sign-in-attempt.ts';

/** Logs in with a work account; false where no account here is linked to it. */
export async function logInWithWorkAccount({ token, key }: WorkSession): Promise<boolean> {
  const { foundMSUser } = await request(authenticateMicrosoftToken, { body: { token } });
  if (foundMSUser === null) return false;
  const session = await request(loginWithMicrosoftToken, { body: { token, key, MicrosoftUser: foundMSUser } });
  storeSession({ token: session.token, key: session.key, user: session.user_attr, status: session.subscriptionStatus });
  return true;
}
