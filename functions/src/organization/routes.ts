import type { Route } from '../platform/route.ts';
import { announcementRoutes } from './announcement.ts';
import { auditRoutes } from './audit.ts';
import { bundleRoutes } from './bundles.ts';
import type { Deps } from './deps.ts';
import { invitationRoutes } from './invitations.ts';
import { memberRoutes, takeOverRoute } from './members.ts';
import { noticeRoutes } from './notices.ts';
import { settingsRoutes } from './settings.ts';
import { usageRoute } from './usage.ts';

export const organizationRoutes = (deps: Deps): readonly Route[] => [
  ...settingsRoutes(deps),
  ...memberRoutes(deps),
  takeOverRoute(deps),
  ...invitationRoutes(deps),
  ...noticeRoutes(deps),
  ...announcementRoutes(deps),
  ...auditRoutes(deps),
  ...bundleRoutes(deps),
  usageRoute(deps),
];
