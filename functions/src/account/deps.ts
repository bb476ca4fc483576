import type { UserPool } from '../auth/user-pool.ts';
import type { PoolUsers } from '../platform/pool-users.ts';
import type { Audit } from '../store/audit.ts';
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
  readonly audit: Pick<Audit, 'add'>;
  readonly deletedCases: DeletedCases;
  readonly drafts: Drafts;
  readonly wrongNumbers: Pick<WrongNumbers, 'removeAllOf'>;
  readonly pool: Pick<UserPool, 'isPassword'>;
  readonly poolUsers: PoolUsers;
  readonly payments: Pick<Payments, 'end'>;
  /** Takes every printed report of an owner away. */
  readonly removeReports: (ownerId: string) => Promise<void>;
  readonly now: () => Date;
}
