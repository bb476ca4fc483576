import type { User } from '@countwise/functions';
import type { demoSubscribers } from './subscribers.ts';

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
  readonly subscriber: keyof typeof demoSubscribers;
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

/**
 * The account in a further set of the demonstration's people, who have been here before and share no address, phone or
 * subscriber with the others: for those who work beside one another. Set 0 is the demonstration itself.
 */
export function inSet(account: DemoAccount, set: number): DemoAccount {
  if (set === 0) return account;
  const PhoneNumber = String(Number(account.user.PhoneNumber) + 1000 * set);
  return { ...account, email: account.email.replace('@', `.${set}@`), user: { ...account.user, PhoneNumber } };
}
