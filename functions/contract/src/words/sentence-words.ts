import type { ChargeStatus, Place, Role } from '@countwise/engine';

/** Where a term is served, as the screen and the report say it. */
export const placeNames = {
  prison: 'State prison',
  jail1170h: 'County jail, PC 1170(h)',
  jail: 'County jail',
  none: 'No custody',
} as const satisfies Record<Place, string>;

export const chargeStatusNames = {
  Convicted: 'Convicted',
  Acquitted: 'Acquitted',
  Dismissed: 'Dismissed',
  Stayed654: 'Stayed 654',
  Stayed: 'Stayed',
} as const satisfies Record<ChargeStatus, string>;

/** The status of a row that a rule stays although the user did not. */
export const stayedByRule = 'Stayed by rule';

/** The chain of terms that is the sentence, and one that is served beside it. */
export const chainNames = {
  controlling: 'Controlling term',
  misdemeanors: 'Misdemeanors',
  beside: 'Runs beside',
} as const;

/** What a row is in the sentence; a row that was not convicted is nothing in it. */
export const roleNames = {
  principal: 'Principal',
  subordinate: 'Subordinate',
  concurrent: chainNames.beside,
  indeterminate: 'Indeterminate',
  status: 'Status',
  misdemeanor: 'Misdemeanor',
  infraction: 'Infraction',
  'full-term': 'Full term',
  stayed: 'Not served',
  inactive: '',
} as const satisfies Record<Role, string>;

/** Why the days of a term and of its parts may be a few others than those between two days of the calendar. */
export const daysOfTerm =
  'A year of a term counts 365¼ days and a further month 30: the calendar may have a few days more or less.';
