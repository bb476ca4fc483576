import type { Messages } from '../platform/messages.ts';
import type { Agencies } from '../store/agencies.ts';
import type { Drafts } from '../store/drafts.ts';
import type { Invitations } from '../store/invitations.ts';
import type { Quotas } from '../store/quotas.ts';
import type { SentLetters } from '../store/sent-letters.ts';
import type { Subscribers } from '../store/subscribers.ts';
import type { Table } from '../store/table.ts';
import type { Users } from '../store/users.ts';
import type { NewAccounts } from './new-accounts.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

export interface Deps {
  readonly table: Table;
  readonly users: Users;
  readonly subscribers: Subscribers;
  readonly agencies: Agencies;
  readonly invitations: Invitations;
  readonly drafts: Drafts;
  readonly sentLetters: SentLetters;
  readonly quotas: Quotas;
  readonly oneTime: OneTimeCodes;
  readonly accounts: NewAccounts;
  readonly messages: Messages;
  /** Whether a sign-up comes from a person, as the bot check tells. */
  readonly isHuman: (token: string | undefined) => Promise<boolean>;
  readonly supportEmail: string;
  readonly now: () => Date;
  readonly newId: () => string;
}
