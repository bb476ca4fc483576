import { type ProblemBody, problemBody } from '@countwise/contract';

/** What an answer without words of its own means to whoever asked. */
export function reasonOf(status: number): string {
  if (status === 0) return 'No answer from the server.';
  if (status === 409) return 'It was changed elsewhere meanwhile. Load it again, then try again.';
  if (status === 429) return 'Too many requests. Wait a minute, then try again.';
  return status >= 500
    ? `The server could not do this now (${status}). Try again.`
    : `The server refused this (${status}).`;
}

/** An answer that is an error, or no answer at all (status 0). */
export class Failure extends Error {
  readonly status: number;
  readonly problem: ProblemBody | null;

  constructor(status: number, problem: ProblemBody | null) {
    super(problem?.message ?? reasonOf(status));
    this.status = status;
    this.problem = problem;
  }
}

const unanswered: readonly number[] = [0, 429, 502, 503, 504];

/** Nobody who could do it has answered: there was no connection, no room or no time. */
export const isUnanswered = (failure: unknown): boolean =>
  failure instanceof Failure && unanswered.includes(failure.status);

/** A failure that passes: the server may have done it all the same, and the same request again does it once. */
export const passes = (failure: unknown): boolean =>
  failure instanceof Failure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Reads the body of an answer that is an error; a body that is none of ours counts as none. */
export async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  return new Failure(response.status, problemBody.safeParse(body).data ?? null);
}
