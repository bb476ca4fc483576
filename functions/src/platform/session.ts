import type { SubscriptionStatus } from '@countwise/contract';
import type { Subscriber } from '../store/subscribers.ts';
import type { User } from '../store/users.ts';

/** Who makes a call, proved by the access token, with what the subscription allows. */
export interface Session {
  readonly token: string;
  readonly tokenId: string;
  /** Opened with a password, not with a work account. */
  readonly byPassword: boolean;
  /** When the log-in was, in seconds since 1970. */
  readonly loggedInAt: number;
  readonly user: User;
  readonly subscriber: Subscriber | undefined;
  readonly status: SubscriptionStatus;
  /** Of a subscription that has ended: the last day of reading, `YYYY-MM-DD` in California; undefined where there is none. */
  readonly readUntil: string | undefined;
}
