import { apiPrefix, calls, checkCredentials, subscriptionCheck } from '@countwise/contract';

/** The window in which requests are counted, in seconds. */
export const rateWindow = 300;

/** People of one office, who all come from one address. */
const officeOf = 500;

/** What a firewall sees of a request. */
export interface SeenRequest {
  readonly address: string;
  readonly path: string;
  readonly authorization?: string;
}

/** What requests are counted together by. One that lacks the header is not counted by it. */
type Key = 'address' | 'path' | 'authorization';

/** At most `limit` requests of `paths` in a window that share every key. */
export interface Rate {
  readonly name: string;
  readonly keys: readonly [Key, ...Key[]];
  /** Exactly these, or all that begin with the one. */
  readonly paths: readonly string[] | { readonly below: string };
  readonly limit: number;
}

/** Calls made before anybody is known, so that they can be guessed with; a known session's renewal is none of them. */
export const guessableCalls = calls
  .filter((call) => call.caller === 'anyone' && call.method !== 'GET')
  .filter((call) => call.id !== checkCredentials.id && call.id !== subscriptionCheck.id);

const everyCall = { below: `${apiPrefix}/` } as const;

/**
 * What one caller may ask for in a window; the site's files are not counted. The sums stand in `rates.test.ts`, and of the
 * built site in `test/e2e/office.spec.ts`.
 */
export const rates: readonly Rate[] = [
  // Each way in on its own, twice a person: an office logs in at half past eight, or signs up on the day of its training.
  {
    name: 'guesses',
    keys: ['address', 'path'],
    paths: guessableCalls.map(({ path }) => `${apiPrefix}${path}`),
    limit: 2 * officeOf,
  },
  // One session: five calls a second, for five minutes, are no person.
  { name: 'session', keys: ['address', 'authorization'], paths: everyCall, limit: 1500 },
  // One address: 120 calls a person.
  { name: 'address', keys: ['address'], paths: everyCall, limit: 120 * officeOf },
];

const counts = ({ paths }: Rate, { path }: SeenRequest): boolean =>
  'below' in paths ? path.startsWith(paths.below) : paths.includes(path);

/** Which of the requests of one window are refused: those of a rate that come when its limit is used up. */
export function refused(requests: Iterable<SeenRequest>): readonly SeenRequest[] {
  const used = new Map<string, number>();
  const use = (rate: Rate, request: SeenRequest): boolean => {
    const values = rate.keys.map((key) => request[key]);
    if (!counts(rate, request) || values.includes(undefined)) return false;
    const together = JSON.stringify([rate.name, ...values]);
    const number = (used.get(together) ?? 0) + 1;
    used.set(together, number);
    return number > rate.limit;
  };
  return [...requests].filter((request) => rates.map((rate) => use(rate, request)).includes(true));
}
