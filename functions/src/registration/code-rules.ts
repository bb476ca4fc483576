import { epochSeconds } from '../base/epoch-seconds.ts';
import type { Code } from '../store/codes.ts';

/** How often a code may be sent and tried. */
const cooldownSeconds = 60;
const mostSends = 6;
const mostTries = 5;
const lockSeconds = 10 * 60;
const validSeconds = 10 * 60;
const forgottenSeconds = 60 * 60;

type State = Omit<Code, 'Version'>;

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
const secondsSince = (time: string, now: Date): number => (now.getTime() - Date.parse(time)) / 1000;
const locked = ({ LockedUntil }: State, now: Date): boolean => LockedUntil !== null && LockedUntil > now.toISOString();

/** The state after sending a code once more; `wait` within a minute of the last one, `stop` after the sixth. */
export function afterSend(state: State | undefined, Hash: string, now: Date): State | 'wait' | 'stop' {
  const sends = (state?.Sends ?? 0) + 1;
  if (state !== undefined && (locked(state, now) || sends > mostSends)) return 'stop';
  if (state !== undefined && secondsSince(state.SentAt, now) < cooldownSeconds) return 'wait';
  return {
    Hash,
    SentAt: now.toISOString(),
    Sends: sends,
    Tries: state?.Tries ?? 0,
    LockedUntil: null,
    VerifiedAt: null,
    ReceiptHash: null,
    ExpiresAt: epochSeconds(after(now, forgottenSeconds)),
  };
}

/** The state after digits that could not be sent, as far as anybody knows: they are good if they came, and cost no wait. */
export const notDelivered = (state: State): State => ({
  ...state,
  SentAt: new Date(Date.parse(state.SentAt) - cooldownSeconds * 1000).toISOString(),
  Sends: state.Sends - 1,
});

export interface Tried {
  readonly state: State;
  readonly outcome: 'right' | 'wrong' | 'locked';
}

/** The state after one try; the fifth wrong one locks for ten minutes, whoever tries and from wherever. */
export function afterTry(state: State, hash: string, ReceiptHash: string, now: Date): Tried {
  if (locked(state, now)) return { state, outcome: 'locked' };
  if (state.Hash === hash && secondsSince(state.SentAt, now) <= validSeconds)
    return { state: { ...state, VerifiedAt: now.toISOString(), ReceiptHash }, outcome: 'right' };
  const tries = state.Tries + 1;
  if (tries < mostTries) return { state: { ...state, Tries: tries }, outcome: 'wrong' };
  const until = after(now, lockSeconds);
  return {
    state: {
      ...state,
      Tries: 0,
      LockedUntil: until.toISOString(),
      ExpiresAt: Math.max(state.ExpiresAt, Math.ceil(until.getTime() / 1000)),
    },
    outcome: 'locked',
  };
}

/** Whether the target was proved with a code in the last hour, by whom this receipt was given to. */
export const provedLately = (state: State | undefined, receiptHash: string, now: Date): boolean =>
  state?.VerifiedAt != null &&
  state.ReceiptHash === receiptHash &&
  secondsSince(state.VerifiedAt, now) <= forgottenSeconds;
