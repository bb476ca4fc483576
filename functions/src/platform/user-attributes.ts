import type { UserAttributes } from '@countwise/contract';
import type { Session } from './session.ts';

type Standing = Pick<Session, 'user' | 'subscriber'>;

/** The announcement a user has still to close: ours to them before their county's to all its people. */
export const waitingAnnouncement = ({ user, subscriber }: Standing): string | null =>
  user.AdPopUpId ??
  (subscriber?.AnnouncementId === user.ClosedAnnouncementId ? null : (subscriber?.AnnouncementId ?? null));

/** What the browser keeps about its user. */
export const userAttributesOf = ({ user, subscriber }: Standing): UserAttributes => ({
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
  AdPopUpId: waitingAnnouncement({ user, subscriber }),
  Subscriber:
    subscriber === undefined
      ? null
      : { StripeCustomerId: subscriber.StripeCustomerId, SubscriptionType: subscriber.SubscriptionType },
});
