import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../platform/environment.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { userStore } from '../store/users.ts';
import { authRoutes } from './routes.ts';
import { userPool } from './user-pool.ts';

const { USER_POOL_CLIENT_ID } = environment.pick({ USER_POOL_CLIENT_ID: true }).parse(process.env);
const { table, tokens, ...platform } = start('auth');

export const handler = resource(
  authRoutes({
    // asked once: what the pool refuses as too many guesses is not to be guessed thrice
    pool: userPool(new CognitoIdentityProviderClient({ maxAttempts: 1 }), USER_POOL_CLIENT_ID),
    tokens,
    users: userStore(table),
    authenticate: platform.authenticate,
    now,
  }),
  platform,
);
