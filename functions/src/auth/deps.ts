import type { Session } from '../platform/session.ts';
import type { Users } from '../store/users.ts';
import type { UserPool } from './user-pool.ts';

/** The session of a bare token; 401 where it is not good. */
export interface Deps {
  readonly pool: UserPool;
  readonly users: Users;
  readonly authenticate: (authorization: string) => Promise<Session>;
  readonly now: () => Date;
}
