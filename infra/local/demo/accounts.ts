import type { Subscriber, User } from '@countwise/functions';

export interface DemoAccount {
  /** What it shows, for the table that `npm start` prints. */
  readonly shows: string;
  readonly email: string;
  readonly password: string;
  readonly user: Pick<
    User,
    'FirstName' | 'LastName' | 'PhoneNumber' | 'WhichCounty' | 'WhichAgency' | 'Role' | 'isAdmin'
  >;
  /** Which of `demoSubscribers` they belong to. */
  readonly subscriber: 'individual' | 'county' | 'expired';
}

const password = 'Sentence-2026';
const county = { WhichCounty: 'Sacramento', WhichAgency: 'Public Defender' };
const noCounty = { WhichCounty: null, WhichAgency: null };

/** People made up for the demonstration. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    shows: 'an individual subscriber',
    email: 'ines@example.com',
    password,
    subscriber: 'individual',
    user: {
      FirstName: 'Ines',
      LastName: 'Demo',
      PhoneNumber: '4155550111',
      ...noCounty,
      Role: 'admin',
      isAdmin: true,
    },
  },
  {
    shows: 'the administrator of a county office',
    email: 'ada@county.example',
    password,
    subscriber: 'county',
    user: { FirstName: 'Ada', LastName: 'Demo', PhoneNumber: '9165550112', ...county, Role: 'admin', isAdmin: true },
  },
  {
    shows: 'an employee of that office',
    email: 'emil@county.example',
    password,
    subscriber: 'county',
    user: {
      FirstName: 'Emil',
      LastName: 'Demo',
      PhoneNumber: '9165550113',
      ...county,
      Role: 'employee',
      isAdmin: false,
    },
  },
  {
    shows: 'an expired subscription',
    email: 'otto@example.com',
    password,
    subscriber: 'expired',
    user: {
      FirstName: 'Otto',
      LastName: 'Demo',
      PhoneNumber: '4155550114',
      ...noCounty,
      Role: 'admin',
      isAdmin: true,
    },
  },
];

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

export const demoSubscribers: Readonly<Record<DemoAccount['subscriber'], DemoSubscriber>> = {
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
