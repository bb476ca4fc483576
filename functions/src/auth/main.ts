import { environment } from '../platform/environment.ts';
import { mailer } from '../platform/mail.ts';
import { poolClient } from '../platform/pool-client.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { auditStore } from '../store/audit.ts';
import { quotaStore } from '../store/quotas.ts';
import { subscriberStore } from '../store/subscribers.ts';
import { userStore } from '../store/users.ts';
import { askCode } from './ask-code.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { authRoutes } from './routes.ts';
import { userPool } from './user-pool.ts';

const { USER_POOL_ID, USER_POOL_CLIENT_ID, MAIL_FROM, SITE_ORIGIN } = environment
  .pick({ USER_POOL_ID: true, USER_POOL_CLIENT_ID: true, MAIL_FROM: true, SITE_ORIGIN: true })
  .parse(process.env);
const client = poolClient();
const { table, tokens, ...platform } = start('auth');

export const handler = resource(
  authRoutes(
    {
      pool: userPool(client, USER_POOL_CLIENT_ID),
      askCode: askCode(client, USER_POOL_ID),
      tokens,
      users: userStore(table),
      subscribers: subscriberStore(table),
      audit: auditStore(table),
      quotas: quotaStore(table, now),
      authenticate: platform.authenticate,
      mail: mailer(MAIL_FROM),
      now,
    },
    refreshCookie(SITE_ORIGIN),
  ),
  platform,
);
