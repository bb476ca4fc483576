import { randomUUID } from 'node:crypto';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { slow } from '../base/patience.ts';
import { environment } from '../platform/environment.ts';
import { messages } from '../platform/messages.ts';
import { resource } from '../platform/resource.ts';
import { secretReader } from '../platform/secrets.ts';
import { now, start } from '../platform/start.ts';
import { agencyStore } from '../store/agencies.ts';
import { codeStore } from '../store/codes.ts';
import { draftStore } from '../store/drafts.ts';
import { invitationStore } from '../store/invitations.ts';
import { quotaStore } from '../store/quotas.ts';
import { sentLetters } from '../store/sent-letters.ts';
import { subscriberStore } from '../store/subscribers.ts';
import { userStore } from '../store/users.ts';
import { botCheck } from './bot-check.ts';
import { newAccounts } from './new-accounts.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { registrationRoutes } from './routes.ts';

const variables = environment
  .pick({
    USER_POOL_ID: true,
    MAIL_FROM: true,
    SMS_ORIGIN: true,
    SUPPORT_EMAIL: true,
    BOT_CHECK_URL: true,
    BOT_CHECK_SECRET_NAME: true,
  })
  .parse(process.env);
const { table, ...platform } = start('registration');

export const handler = resource(
  registrationRoutes({
    table,
    users: userStore(table),
    subscribers: subscriberStore(table),
    agencies: agencyStore(table),
    invitations: invitationStore(table, now),
    drafts: draftStore(table, now),
    sentLetters: sentLetters(table),
    quotas: quotaStore(table, now),
    oneTime: oneTimeCodes({ codes: codeStore(table, now), now }),
    accounts: newAccounts(new CognitoIdentityProviderClient(slow), variables.USER_POOL_ID),
    messages: messages(variables),
    isHuman: botCheck(variables.BOT_CHECK_URL, secretReader()(variables.BOT_CHECK_SECRET_NAME, 'secret')),
    supportEmail: variables.SUPPORT_EMAIL,
    now,
    newId: randomUUID,
  }),
  platform,
);
