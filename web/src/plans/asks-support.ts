import type { UserAttributes } from '@countwise/contract';

interface Standing {
  readonly status: string | null;
  readonly user: Pick<UserAttributes, 'Subscriber'> | null;
}

/** An individual whose subscription expired is led to the plans, where they may write to our support as well. */
export const asksSupport = ({ status, user }: Standing): boolean =>
  status?.startsWith('Expired') === true && user?.Subscriber?.SubscriptionType === 2;
