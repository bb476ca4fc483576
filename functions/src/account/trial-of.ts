import type { Session } from '../platform/session.ts';
import type { Part } from '../store/transact.ts';
import { usedTrial } from '../store/used-trials.ts';

/** The trial that an address and a number had stays with them, where their owner leaves them behind. */
export const trialOf = ({ user, subscriber }: Pick<Session, 'user' | 'subscriber'>, now: Date): readonly Part[] =>
  subscriber?.StripeSubscriptionId == null ? [] : usedTrial(user, now);
