import {
  changeOrganizationSettings,
  fetchOrganizationSettings,
  isTooLong,
  type OrganizationSettings,
  type OrganizationSettingsChange,
  organizationSettings,
} from '@countwise/contract';
import { recorded } from '../audit/recorded.ts';
import { fault, notThere, Problem } from '../base/problem.ts';
import { type Route, route } from '../platform/route.ts';
import { userAttributesOf } from '../platform/user-attributes.ts';
import { asRead } from '../store/as-read.ts';
import type { Deps } from './deps.ts';

/** What an organization keeps of a defendant, how long its sessions last, and how its people log in. */
export const settingsRoutes = ({ subscribers, now }: Pick<Deps, 'subscribers' | 'now'>): readonly Route[] => [
  route(fetchOrganizationSettings, async ({ session }) => ({
    organizationSettings: session.subscriber?.OrganizationSettings ?? null,
    user_attr: userAttributesOf(session),
  })),

  route(changeOrganizationSettings, async ({ body, session }) => {
    const { user, subscriber } = session;
    if (subscriber === undefined || subscriber.OrganizationSettings === null) throw notThere('organization');
    const { Id } = subscriber;
    if (body.EnforceMicrosoftSignOn && user.MicrosoftId === null)
      throw new Problem(409, 'Link your own work account first, or you could not log in again.');
    const log = recorded(session, { at: now(), act: 'settings.changed', target: Id, detail: detailOf(body) });
    const changed = await asRead(
      () => subscribers.get(Id),
      async (county = subscriber) => {
        const next = organizationSettings.parse({ ...county.OrganizationSettings, ...body });
        refuseTooLong(next);
        return (await subscribers.changeSettings(county, next, log)) ? next : undefined;
      },
    );
    return { organizationSettings: changed };
  }),
];

/** Throws 400 where sessions would last longer than any does. */
function refuseTooLong(settings: OrganizationSettings): void {
  if (isTooLong(settings)) throw fault('SessionLifespanLength', 'A session lasts twelve weeks at most.');
}

/** `DefendantDOB off, SessionLifespanLength 8`: settings name no person. */
const detailOf = (settings: OrganizationSettingsChange): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name} ${typeof value === 'boolean' ? (value ? 'on' : 'off') : value}`)
    .join(', ');
