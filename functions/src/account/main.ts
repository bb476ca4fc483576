import { S3Client } from '@aws-sdk/client-s3';
import { userPool } from '../auth/user-pool.ts';
import { slow } from '../base/patience.ts';
import { environment } from '../platform/environment.ts';
import { mailer } from '../platform/mail.ts';
import { poolClient } from '../platform/pool-client.ts';
import { poolUsers } from '../platform/pool-users.ts';
import { resource } from '../platform/resource.ts';
import { secretReader } from '../platform/secrets.ts';
import { now, start } from '../platform/start.ts';
import { oneTimeCodes } from '../registration/one-time-codes.ts';
import { auditStore } from '../store/audit.ts';
import { bundleStore } from '../store/bundles.ts';
import { codeStore } from '../store/codes.ts';
import { deletedCaseStore } from '../store/deleted-cases.ts';
import { draftStore } from '../store/drafts.ts';
import { memberStore } from '../store/members.ts';
import { userStore } from '../store/users.ts';
import { wrongNumberStore } from '../store/wrong-numbers.ts';
import { payments } from '../subscription/payments.ts';
import { poolAddress } from './pool-address.ts';
import { removeReports } from './remove-reports.ts';
import { accountRoutes } from './routes.ts';

const variables = environment
  .pick({
    USER_POOL_ID: true,
    USER_POOL_CLIENT_ID: true,
    REPORTS_BUCKET: true,
    STRIPE_SECRET_NAME: true,
    STRIPE_API_BASE: true,
    MAIL_FROM: true,
    SUPPORT_EMAIL: true,
  })
  .parse(process.env);
const { table, ...platform } = start('account');
const pool = poolClient();

export const handler = resource(
  accountRoutes({
    table,
    users: userStore(table),
    members: memberStore(table),
    audit: auditStore(table),
    bundles: bundleStore(table),
    deletedCases: deletedCaseStore(table),
    drafts: draftStore(table, now),
    wrongNumbers: wrongNumberStore(table, now),
    pool: userPool(pool, variables.USER_POOL_CLIENT_ID),
    poolUsers: poolUsers(pool, variables.USER_POOL_ID),
    payments: payments(secretReader()(variables.STRIPE_SECRET_NAME, 'secretKey'), variables.STRIPE_API_BASE),
    oneTime: oneTimeCodes({ codes: codeStore(table, now), now }),
    changePoolAddress: poolAddress(pool, variables.USER_POOL_ID),
    mail: mailer(variables.MAIL_FROM),
    supportEmail: variables.SUPPORT_EMAIL,
    // one address form for the cloud and for a twin on one machine
    removeReports: removeReports(new S3Client({ ...slow, forcePathStyle: true }), variables.REPORTS_BUCKET),
    now,
  }),
  platform,
);
