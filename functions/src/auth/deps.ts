import type { Mail } from '../platform/mail.ts';
import type { Session } from '../platform/session.ts';
import type { Tokens } from '../platform/tokens.ts';
import type { Audit } from '../store/audit.ts';
import type { Quotas } from '../store/quotas.ts';
import type { Subscribers } from '../store/subscribers.ts';
import type { Users } from '../store/users.ts';
import type { UserPool } from './user-pool.ts';

export interface Deps {
  readonly pool: UserPool;
  readonly askCode: (username: string, on: boolean) => Promise<boolean>;
  readonly tokens: Tokens;
  readonly users: Users;
  readonly subscribers: Pick<Subscribers, 'get'>;
  readonly audit: Pick<Audit, 'add'>;
  readonly quotas: Quotas;
  readonly authenticate: (authorization: string) => Promise<Session>;
  readonly mail: Mail;
  readonly now: () => Date;
}
