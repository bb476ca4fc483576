import type { OrganizationSettings } from '../schemas/account.ts';

const hour = 60 * 60;
const seconds = { hours: hour, days: 24 * hour, weeks: 7 * 24 * hour } as const;
const defaultSeconds = 2 * seconds.weeks;

type Lifespan = Pick<OrganizationSettings, 'SessionLifespanLength' | 'SessionLifespanUnits'>;
const chosenSeconds = ({ SessionLifespanLength, SessionLifespanUnits }: Lifespan): number =>
  SessionLifespanLength * seconds[SessionLifespanUnits];
const longestSeconds = 12 * seconds.weeks;
/** How long a log-in lasts, in seconds: the organization's choice, at most twelve weeks, else two weeks. */
export const sessionSeconds = (settings: Lifespan | null): number =>
  settings === null ? defaultSeconds : Math.min(longestSeconds, chosenSeconds(settings));

/** Whether a session would last longer than any does. */
export const isTooLong = (settings: Lifespan): boolean => chosenSeconds(settings) > longestSeconds;

/**
 * Whether somebody logged in with a password, by the scopes of the access token: only the hosted pages, which lead to
 * the work accounts, give one those of OpenID.
 */
export const isByPassword = ({ scope }: { readonly scope: string }): boolean => !scope.split(' ').includes('openid');
