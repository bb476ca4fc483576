import { codeProblems } from '@countwise/contract';
import { Failure } from '../../api/failure.ts';
import { registration, sending, verify } from '../../text/sign-up.ts';

/** What is said when a code could not be sent; `failed` where there is no more to say. */
export function sendFault(
  { status, problem }: Pick<Failure, 'status' | 'problem'>,
  failed: string = sending.failed,
): string {
  if (status === 0) return sending.noAnswer;
  if (problem?.message === codeProblems.tooSoon) return verify.resendWait;
  return problem?.message.includes(codeProblems.mostSends) ? sending.limit : failed;
}

/** Whether a code went out within the last minute, as to a page that was loaded anew: it is good, and can be entered. */
export const wasJustSent = (error: unknown): boolean =>
  error instanceof Failure && error.problem?.message === codeProblems.tooSoon;

/** The same for a code asked for once more. */
export function resendFault(failure: Pick<Failure, 'status' | 'problem'>): string {
  const fault = sendFault(failure);
  if (fault === sending.limit) return verify.resendLimit;
  return fault === verify.resendWait ? fault : verify.resendFailed;
}

const badRequest = (message: string): string =>
  message.includes(codeProblems.missing) ? verify.missing : verify.wrong;

/** A server may tell the same by 500; ours answers 429. */
const serverFault = (message: string): string | undefined => {
  if (message.includes(codeProblems.mostTries)) return verify.locked;
  return message.includes(codeProblems.notVerified) ? verify.notVerified : undefined;
};

/** What is said of a code that was not taken. */
export function verifyFault({ status, problem }: Pick<Failure, 'status' | 'problem'>): string {
  const message = problem?.message ?? '';
  if (status === 429) return verify.locked;
  if (status === 400) return badRequest(message);
  return (status === 500 ? serverFault(message) : undefined) ?? (status === 0 ? sending.noAnswer : sending.failed);
}

/** What is said when the account could not be made. A conflict and a fault say what they are about in the server's words. */
export function registrationFault({ status, problem }: Pick<Failure, 'status' | 'problem'>): string {
  if (status === 409) return problem?.message || registration.exists;
  return (status === 400 && problem?.message) || registration.failed;
}
