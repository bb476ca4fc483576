import { type ProblemBody, problemBody } from '@countwise/contract';

/** An answer that is an error, or no answer at all (status 0). */
export class Failure extends Error {
  readonly status: number;
  readonly problem: ProblemBody | null;

  constructor(status: number, problem: ProblemBody | null) {
    super(problem?.message ?? (status === 0 ? 'No answer from the server.' : `The server answered ${status}.`));
    this.status = status;
    this.problem = problem;
  }
}

/** A failure that passes: the server may have done it all the same, and the same request again does it once. */
export const passes = (failure: unknown): boolean =>
  failure instanceof Failure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Reads the body of an answer that is an error; a body that is none of ours counts as none. */
export async function failureOf(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  return new Failure(response.status, problemBody.safeParse(body).data ?? null);
}
