import type { UserAttributes } from '@countwise/contract';

interface Standing {
  readonly status: string | null;
  readonly user: Pick<UserAttributes, 'Subscriber'> | null;
}

/** An individual whose subscription expired picks no plan, but writes to our support. */
export const asksSupport = ({ status, user }: Standing): boolean =>
  status?.startsWith('Expired') === true && user?.Subscriber?.SubscriptionType === 2;
