import type { Session } from '../platform/session.ts';
import type { Tokens } from '../platform/tokens.ts';
import type { Users } from '../store/users.ts';
import type { UserPool } from './user-pool.ts';

export interface Deps {
  readonly pool: UserPool;
  readonly tokens: Tokens;
  readonly users: Users;
  readonly authenticate: (authorization: string) => Promise<Session>;
  readonly now: () => Date;
}
