import type { UserAttributes } from '@countwise/contract';

export type Manager = 'administrator' | 'manager';

/** A county, or one person's plan with licenses for more. */
const isForSeveral = ({ SubscriptionType, Licenses = 1 }: NonNullable<UserAttributes['Subscriber']>): boolean =>
  SubscriptionType === 3 || Licenses > 1;

/** What somebody is to a county that they manage; null for everybody else. */
export function managerOf({ isAdmin, Role, Subscriber }: UserAttributes): Manager | null {
  if (Subscriber === null || !isForSeveral(Subscriber)) return null;
  if (isAdmin) return 'administrator';
  return Role === 'manager' ? 'manager' : null;
}
