import { blankSettings, type OrganizationSettings, organizationSettings } from '@countwise/contract';

const kind = 'settings';
type Switch = Exclude<keyof OrganizationSettings, 'SessionLifespanUnits' | 'SessionLifespanLength'>;
const { SessionLifespanUnits: _units, SessionLifespanLength: _length, ...blankSwitches } = blankSettings;
const isSwitch = (name: string): name is Switch => name in blankSwitches;
const switches = Object.keys(blankSwitches).filter(isSwitch).sort();

/** Settings drafted by a sign-up are their own id, such as `settings-1111110-weeks-2`: nothing is written for whom nobody knows. */
export const settingsId = (settings: OrganizationSettings): string =>
  [
    kind,
    switches.map((name) => Number(settings[name])).join(''),
    settings.SessionLifespanUnits,
    settings.SessionLifespanLength,
  ].join('-');

/** The settings that an id stands for; undefined of any other. */
export function settingsOfId(id: string): OrganizationSettings | undefined {
  const [is, on = '', SessionLifespanUnits, length] = id.split('-');
  if (is !== kind || on.length !== switches.length) return undefined;
  const chosen = Object.fromEntries(switches.map((name, nth) => [name, on[nth] === '1']));
  return organizationSettings.safeParse({ ...chosen, SessionLifespanUnits, SessionLifespanLength: Number(length) })
    .data;
}
