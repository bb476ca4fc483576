import { fetchOrganizationSettings } from '@countwise/contract';
import { type Route, route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';

export const organizationRoutes = (): readonly Route[] => [
  route(fetchOrganizationSettings, async ({ session }) => ({
    organizationSettings: session.subscriber?.OrganizationSettings ?? null,
    user_attr: userAttributesOf(session),
  })),
];
