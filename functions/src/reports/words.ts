import type { CaseRecord } from '@countwise/contract';
import type { ChargeStatus, Place, Role } from '@countwise/engine';

/** `2026-03-14` -> `03/14/2026`, the way dates stand in reports. */
export const dateText = (date: string | null): string =>
  date === null ? '' : date.replace(/^(\d+)-(\d+)-(\d+).*$/, '$2/$3/$1');

/** `Rivera, Marcus A.`; a case without personal data goes by its number. */
export function defendantOf(record: CaseRecord): string {
  const given = [record.DefendantFirstName, record.DefendantMiddleName].filter(Boolean).join(' ');
  return [record.DefendantLastName, given].filter(Boolean).join(', ') || `Case ${record.CaseNumber}`;
}

/** The scenario's name; a case that is none is the original. */
export const scenarioOf = ({ ScenarioName }: CaseRecord): string => ScenarioName ?? 'Original Case';

export const caseStatusText = ['Open', 'Closed', 'Bench Warrant'] as const;

export const placeText: Readonly<Record<Place, string>> = {
  prison: 'State prison',
  jail1170h: 'County jail, PC 1170(h)',
  jail: 'County jail',
  none: 'No custody',
};

const statuses: Readonly<Record<ChargeStatus, string>> = {
  Convicted: 'Convicted',
  Acquitted: 'Acquitted',
  Dismissed: 'Dismissed',
  Stayed654: 'Stayed 654',
  Stayed: 'Stayed',
};
const shortStatuses: Readonly<Record<ChargeStatus, string>> = {
  Convicted: 'Conv.',
  Acquitted: 'Acq.',
  Dismissed: 'Dism.',
  Stayed654: '654',
  Stayed: 'Stay',
};
export const statusText = (status: ChargeStatus, clientMode: boolean): string =>
  (clientMode ? shortStatuses : statuses)[status];

export const roleText: Readonly<Record<Role, string>> = {
  principal: 'Principal',
  subordinate: 'Consecutive',
  concurrent: 'Concurrent',
  indeterminate: 'Life term',
  status: 'Status',
  misdemeanor: 'Misdemeanor',
  infraction: 'Infraction',
  'full-term': 'Full term, consecutive',
  stayed: 'Stayed',
  inactive: '',
};
