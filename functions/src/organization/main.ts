import { randomUUID } from 'node:crypto';
import { environment } from '../platform/environment.ts';
import { mailer } from '../platform/mail.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { announcementStore } from '../store/announcements.ts';
import { auditStore } from '../store/audit.ts';
import { bundleStore } from '../store/bundles.ts';
import { handOver } from '../store/hand-over.ts';
import { invitationStore } from '../store/invitations.ts';
import { memberStore } from '../store/members.ts';
import { quotaStore } from '../store/quotas.ts';
import { subscriberStore } from '../store/subscribers.ts';
import { userStore } from '../store/users.ts';
import { newAccessCode } from './access-code.ts';
import { organizationRoutes } from './routes.ts';

const variables = environment.pick({ MAIL_FROM: true, SITE_ORIGIN: true }).parse(process.env);
const { table, ...platform } = start('organization');
const deps = {
  users: userStore(table),
  subscribers: subscriberStore(table),
  members: memberStore(table),
  invitations: invitationStore(table, now),
  handOver: (from: string, to: string) => handOver(table, from, to),
  audit: auditStore(table),
  bundles: bundleStore(table),
  announcements: announcementStore(table),
  quotas: quotaStore(table, now),
  mail: mailer(variables.MAIL_FROM),
  siteOrigin: variables.SITE_ORIGIN,
  now,
  newId: randomUUID,
  newAccessCode,
};

export const handler = resource(organizationRoutes(deps), platform);
