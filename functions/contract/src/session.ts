import type { OrganizationSettings } from './schemas/account.ts';

const hour = 60 * 60;
const seconds = { hours: hour, days: 24 * hour, weeks: 7 * 24 * hour } as const;
const defaultSeconds = 2 * seconds.weeks;

/** How long a log-in lasts, in seconds: the organization's choice, else two weeks. */
export const sessionSeconds = (
  settings: Pick<OrganizationSettings, 'SessionLifespanLength' | 'SessionLifespanUnits'> | null,
): number =>
  settings === null ? defaultSeconds : settings.SessionLifespanLength * seconds[settings.SessionLifespanUnits];

/**
 * Whether somebody logged in with a password, by the scopes of the access token: only the hosted pages, which lead to
 * the work accounts, give one those of OpenID.
 */
export const isByPassword = ({ scope }: { readonly scope: string }): boolean => !scope.split(' ').includes('openid');
