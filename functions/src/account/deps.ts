import type { UserPool } from '../auth/user-pool.ts';
import type { Mail } from '../platform/mail.ts';
import type { PoolUsers } from '../platform/pool-users.ts';
import type { OneTimeCodes } from '../registration/one-time-codes.ts';
import type { Audit } from '../store/audit.ts';
import type { Bundles } from '../store/bundles.ts';
import type { DeletedCases } from '../store/deleted-cases.ts';
import type { Drafts } from '../store/drafts.ts';
import type { Members } from '../store/members.ts';
import type { Table } from '../store/table.ts';
import type { Users } from '../store/users.ts';
import type { WrongNumbers } from '../store/wrong-numbers.ts';
import type { Payments } from '../subscription/payments.ts';

export interface Deps {
  readonly table: Table;
  readonly users: Users;
  readonly members: Members;
  readonly audit: Pick<Audit, 'add' | 'page' | 'forget'>;
  readonly bundles: Pick<Bundles, 'removeAllOf'>;
  readonly deletedCases: DeletedCases;
  readonly drafts: Drafts;
  readonly wrongNumbers: Pick<WrongNumbers, 'removeAllOf'>;
  readonly pool: Pick<UserPool, 'isPassword'>;
  readonly poolUsers: PoolUsers;
  readonly payments: Pick<Payments, 'end' | 'writeTo'>;
  readonly oneTime: Pick<OneTimeCodes, 'proved'>;
  /** Lets a user of the pool, by their `sub`, log in by another address. */
  readonly changePoolAddress: (sub: string, email: string) => Promise<void>;
  readonly mail: Mail;
  readonly supportEmail: string;
  /** Takes every printed report of an owner away. */
  readonly removeReports: (ownerId: string) => Promise<void>;
  readonly now: () => Date;
}
