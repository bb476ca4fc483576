import { subscriberStore } from '../store/subscribers.ts';
import { openTable, type Table } from '../store/table.ts';
import { userStore } from '../store/users.ts';
import { authentication } from './authentication.ts';
import { environment } from './environment.ts';
import { observerOf } from './observability.ts';
import type { Platform } from './resource.ts';
import { poolTokens, type Tokens } from './tokens.ts';

const needed = environment.pick({
  TABLE_NAME: true,
  USER_POOL_ID: true,
  USER_POOL_CLIENT_ID: true,
  COGNITO_JWKS_URI: true,
});

export const now = (): Date => new Date();

/** What every Lambda is built on: the table, the pool's tokens, who is asking, and how it is watched. */
export function start(serviceName: string): Platform & { readonly table: Table; readonly tokens: Tokens } {
  const variables = needed.parse(process.env);
  const table = openTable(variables.TABLE_NAME);
  const tokens = poolTokens(variables);
  return {
    table,
    tokens,
    observer: observerOf(serviceName),
    authenticate: authentication({
      tokens,
      users: userStore(table),
      subscribers: subscriberStore(table),
      now,
    }),
  };
}
