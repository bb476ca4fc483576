import type { Call } from '@countwise/contract';
import type { z } from 'zod';
import { common } from '../text/common.ts';
import { Failure } from './failure.ts';
import { renewSession } from './renewal.ts';
import { type Input, send } from './send.ts';
import { storedToken } from './session.ts';

/**
 * Makes one call of the API and reads its answer by the contract.
 * @throws {Failure} for an error status, status 0 where no answer came or none that the contract knows, or 401, without asking, for crime data where
 * there is no token.
 */
export async function request<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  call: Call<P, Q, B, A>,
  input: Input<P, Q, B> = {},
): Promise<z.output<A>> {
  const response = await sendAsUser(call, input);
  const { data, success } = call.answer.safeParse(await response.json().catch(() => null));
  if (!success) throw new Failure(0, { message: common.answerUnread, requestId: '' });
  return data;
}

/** The same for a call that answers a file: redirects are followed, the bytes come back. */
export async function requestFile<P extends z.ZodType, Q extends z.ZodType>(
  call: Call<P, Q>,
  input: Pick<Input<P, Q, z.ZodType>, 'params' | 'query'>,
): Promise<Blob> {
  return (await sendAsUser(call, input)).blob();
}

/** Makes a call as the signed-in user; where only the token has run out, once more with a new one. */
async function sendAsUser(call: Call, input: Input<z.ZodType, z.ZodType, z.ZodType>): Promise<Response> {
  const token = storedToken();
  if (token === null && call.resource === 'crimes')
    throw new Failure(401, { message: common.tokenMissing, requestId: '' });
  try {
    return await send(call, input, token);
  } catch (failure) {
    const refused = failure instanceof Failure && failure.status === 401 && call.caller !== 'anyone';
    if (!refused || token === null || !(await renewSession(token))) throw failure;
    return send(call, input, storedToken());
  }
}
