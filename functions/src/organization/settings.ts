import { changeOrganizationSettings, fetchOrganizationSettings, organizationSettings } from '@countwise/contract';
import { notThere } from '../platform/problem.ts';
import { type Route, route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import type { Deps } from './deps.ts';

/** What an organization keeps of a defendant, how long its sessions last, and how its people log in. */
export const settingsRoutes = ({ subscribers }: Pick<Deps, 'subscribers'>): readonly Route[] => [
  route(fetchOrganizationSettings, async ({ session }) => ({
    organizationSettings: session.subscriber?.OrganizationSettings ?? null,
    user_attr: userAttributesOf(session),
  })),

  route(changeOrganizationSettings, async ({ body, session: { subscriber } }) => {
    if (subscriber === undefined || subscriber.OrganizationSettings === null) throw notThere('organization');
    const changed = organizationSettings.parse({ ...subscriber.OrganizationSettings, ...body });
    await subscribers.change(subscriber.Id, { OrganizationSettings: changed });
    return { organizationSettings: changed };
  }),
];
