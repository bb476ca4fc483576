import type { ErrorStatus, ProblemBody } from '@countwise/contract';

type More = Omit<ProblemBody, 'message' | 'requestId'>;

/** Ends a request with a status of the contract. `more` holds what the body says besides the message. */
export class Problem extends Error {
  readonly status: ErrorStatus;
  readonly more: More;

  constructor(status: ErrorStatus, message: string, more: More = {}) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.more = more;
  }
}

/** More faults than a person reads at once: an answer does not grow with what it refuses. */
const mostFaults = 50;

/** A bad request with its faults, each at its field: all of them, or the first fifty. */
export function badRequest(all: NonNullable<More['faults']>): Problem {
  const faults = all.slice(0, mostFaults);
  return new Problem(400, faults.map(({ path, message }) => `${path}: ${message}`).join('; '), { faults });
}

/** A bad request with one fault at one field. */
export const fault = (path: string, message: string): Problem =>
  new Problem(400, message, { faults: [{ path, message }] });

/** What is not there, and what belongs to somebody else, look the same from outside. */
export const notThere = (what: string): Problem => new Problem(404, `There is no such ${what}.`);
