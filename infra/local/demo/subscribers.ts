import { blankSettings } from '@countwise/contract';
import type { Subscriber } from '@countwise/functions';

type DemoSubscriber = Omit<
  Subscriber,
  'Id' | 'Version' | 'Email' | 'JWTUserId' | 'CreatedDate' | 'StripeCustomerId' | 'StripeSubscriptionId'
>;

const noAddress = { Phone: null, Address: null, Address2: null, City: null, State: null, Zip: null };
const individual: DemoSubscriber = {
  ...noAddress,
  Organization: null,
  SubscriptionType: 2,
  SubscriptionStatus: 'Valid',
  SubscriptionEndDate: null,
  MaximumUsers: 1,
  ActiveUsers: 1,
  OrganizationSettings: null,
};

/** Who the demonstration's accounts belong to: one who pays, a county's office, one whose plan has ended. */
export const demoSubscribers: Readonly<Record<'individual' | 'county' | 'expired', DemoSubscriber>> = {
  individual,
  expired: {
    ...individual,
    SubscriptionStatus: 'Expired',
    SubscriptionEndDate: '2026-01-31T00:00:00.000Z',
  },
  county: {
    ...noAddress,
    Organization: 'Sacramento Public Defender (demonstration)',
    SubscriptionType: 3,
    SubscriptionStatus: 'Valid',
    SubscriptionEndDate: null,
    MaximumUsers: 10_000,
    ActiveUsers: 2,
    OrganizationSettings: blankSettings,
  },
};
