import type { Subscriber } from '@countwise/functions';

type DemoSubscriber = Omit<Subscriber, 'Id' | 'Version' | 'Email' | 'JWTUserId' | 'CreatedDate'>;

const noAddress = { Phone: null, Address: null, Address2: null, City: null, State: null, Zip: null };
const individual: DemoSubscriber = {
  ...noAddress,
  Organization: null,
  SubscriptionType: 2,
  SubscriptionStatus: 'Valid',
  SubscriptionEndDate: null,
  MaximumUsers: 1,
  ActiveUsers: 1,
  IsMonthly: false,
  StripeCustomerId: 'cus_demo_individual',
  StripeSubscriptionId: 'sub_demo_individual',
  OrganizationSettings: null,
};

/** Who the demonstration's accounts belong to: one who pays, a county's office, one whose plan has ended. */
export const demoSubscribers: Readonly<Record<'individual' | 'county' | 'expired', DemoSubscriber>> = {
  individual,
  expired: {
    ...individual,
    SubscriptionStatus: 'Expired Subscription',
    SubscriptionEndDate: '2026-01-31T00:00:00.000Z',
    StripeCustomerId: 'cus_demo_expired',
    StripeSubscriptionId: 'sub_demo_expired',
  },
  county: {
    ...noAddress,
    Organization: 'Sacramento Public Defender (demonstration)',
    SubscriptionType: 3,
    SubscriptionStatus: 'Valid',
    SubscriptionEndDate: null,
    MaximumUsers: 10_000,
    ActiveUsers: 2,
    IsMonthly: false,
    StripeCustomerId: null,
    StripeSubscriptionId: null,
    OrganizationSettings: {
      DefendantFirstName: true,
      DefendantMiddleName: true,
      DefendantLastName: true,
      DefendantDOB: true,
      ReferenceNumber: true,
      AutoGenerateReferenceNumber: true,
      EnforceMicrosoftSignOn: false,
      SessionLifespanUnits: 'weeks',
      SessionLifespanLength: 2,
    },
  },
};
