import type { UserAttributes } from '@countwise/contract';

export type Manager = 'administrator' | 'manager';

/** What somebody is to a county that they manage; null for everybody else. */
export function managerOf({ isAdmin, Role, Subscriber }: UserAttributes): Manager | null {
  if (Subscriber?.SubscriptionType !== 3) return null;
  if (isAdmin) return 'administrator';
  return Role === 'manager' ? 'manager' : null;
}
