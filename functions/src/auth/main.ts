import { environment } from '../platform/environment.ts';
import { poolClient } from '../platform/pool-client.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { userStore } from '../store/users.ts';
import { authRoutes } from './routes.ts';
import { userPool } from './user-pool.ts';

const { USER_POOL_CLIENT_ID } = environment.pick({ USER_POOL_CLIENT_ID: true }).parse(process.env);
const { table, tokens, ...platform } = start('auth');

export const handler = resource(
  authRoutes({
    pool: userPool(poolClient(), USER_POOL_CLIENT_ID),
    tokens,
    users: userStore(table),
    authenticate: platform.authenticate,
    now,
  }),
  platform,
);
