import { randomUUID } from 'node:crypto';
import { environment } from '../platform/environment.ts';
import { mailer } from '../platform/mail.ts';
import { resource } from '../platform/resource.ts';
import { now, start } from '../platform/start.ts';
import { announcementStore } from '../store/announcements.ts';
import { auditStore } from '../store/audit.ts';
import { invitationStore } from '../store/invitations.ts';
import { memberStore } from '../store/members.ts';
import { subscriberStore } from '../store/subscribers.ts';
import { userStore } from '../store/users.ts';
import { announcementRoutes } from './announcement.ts';
import { auditRoutes } from './audit.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes } from './members.ts';
import { noticeRoutes } from './notices.ts';
import { settingsRoutes } from './settings.ts';
import { usageRoute } from './usage.ts';

const variables = environment.pick({ MAIL_FROM: true, SITE_ORIGIN: true }).parse(process.env);
const { table, ...platform } = start('organization');
const deps = {
  users: userStore(table),
  subscribers: subscriberStore(table),
  members: memberStore(table),
  invitations: invitationStore(table, now),
  audit: auditStore(table),
  announcements: announcementStore(table),
  mail: mailer(variables.MAIL_FROM),
  siteOrigin: variables.SITE_ORIGIN,
  now,
  newId: randomUUID,
};

export const handler = resource(
  [
    ...settingsRoutes(deps),
    ...memberRoutes(deps),
    ...invitationRoutes(deps),
    ...noticeRoutes(deps),
    ...announcementRoutes(deps),
    ...auditRoutes(deps),
    usageRoute(deps),
  ],
  platform,
);
