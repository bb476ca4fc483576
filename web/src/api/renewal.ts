import { checkCredentials } from '@countwise/contract';
import { Failure } from './failure.ts';
import { send } from './send.ts';
import { storeAnswer, storedKey, storedToken } from './session.ts';

let underWay: Promise<boolean> | null = null;

/**
 * Renews the session whose access token, which lives half an hour, was refused; false where the session itself has
 * ended. Calls that are refused together wait for one renewal, and a token that another tab has renewed is good.
 * @throws {Failure} where the server cannot be asked.
 */
export async function renewSession(refused: string): Promise<boolean> {
  if (storedToken() !== refused) return storedToken() !== null;
  underWay ??= renew(refused).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function renew(token: string): Promise<boolean> {
  const user_key = storedKey();
  try {
    const reply = await send(
      checkCredentials,
      { body: { user_token: token, ...(user_key && { user_key }), source: 'web' } },
      null,
    );
    const answer = checkCredentials.answer.parse(await reply.json());
    storeAnswer(token, {
      token: answer.token,
      key: answer.key,
      user: answer.user_attr,
      status: answer.subscription_status,
    });
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    if (failure.status === 401) return false;
    // with the new token the refused call says itself that the subscription has ended
    if (!keepSession(token, failure)) throw failure;
  }
  const standing = storedToken();
  return standing !== null && standing !== token;
}

/** A session that is good in all but its subscription is kept: the screens that mend it need it. False of any other. */
export function keepSession(asked: string, { status, problem }: Failure): boolean {
  if (status !== 402 || problem?.token === undefined || problem.user_attr === undefined) return false;
  const { token, key = '', user_attr, subscriptionStatus = '', readUntil } = problem;
  storeAnswer(asked, { token, key, user: user_attr, status: subscriptionStatus, readUntil });
  return true;
}
