import type { UserAttributes } from '@countwise/contract';
import type { Session } from './session.ts';

type Standing = Pick<Session, 'user' | 'subscriber'>;

/** The announcement a user has still to close: ours to them before their county's to all who are in it. */
export function waitingAnnouncement({ user, subscriber }: Standing): string | null {
  const ofCounty = user.Membership === 'active' ? subscriber?.AnnouncementId : undefined;
  return user.AdPopUpId ?? (ofCounty === user.ClosedAnnouncementId ? null : (ofCounty ?? null));
}

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
  EmailProved: user.EmailProvedAt !== null,
  HasWorkAccount: user.MicrosoftId !== null,
  TermsVersion: user.TermsAccepted?.version ?? null,
  ReportChoices: user.ReportChoices ?? {},
  Subscriber:
    subscriber === undefined
      ? null
      : {
          StripeCustomerId: subscriber.StripeCustomerId,
          SubscriptionType: subscriber.SubscriptionType,
          Licenses: subscriber.MaximumUsers,
        },
});
