import type { UserAttributes } from '@countwise/contract';
import type { Session } from './session.ts';

/** What the browser keeps about its user. */
export const userAttributesOf = ({ user, subscriber }: Pick<Session, 'user' | 'subscriber'>): UserAttributes => ({
  id: user.Id,
  email: user.Email,
  FirstName: user.FirstName,
  LastName: user.LastName,
  WhichCounty: user.WhichCounty,
  WhichAgency: user.WhichAgency,
  PhoneNumber: user.PhoneNumber,
  SubscriberId: user.SubscriberId,
  Role: user.Role,
  isAdmin: user.isAdmin,
  firstLoginMessage: user.firstLoginMessage,
  AdPopUpId: user.AdPopUpId,
  Subscriber:
    subscriber === undefined
      ? null
      : { StripeCustomerId: subscriber.StripeCustomerId, SubscriptionType: subscriber.SubscriptionType },
});
