import type { OrganizationSettings } from '@countwise/contract';

const hour = 60 * 60;
const seconds = { hours: hour, days: 24 * hour, weeks: 7 * 24 * hour } as const;
const defaultSeconds = 2 * seconds.weeks;

/** How long a log-in lasts, in seconds: the organization's choice, else two weeks. */
export const sessionSeconds = (settings: OrganizationSettings | null): number =>
  settings === null ? defaultSeconds : settings.SessionLifespanLength * seconds[settings.SessionLifespanUnits];
