/** How a felony's term behaves as a subordinate term: the categories of R-A21, in the order of its table. */
export const categoryCodes = [
  'DEFAULT',
  'KIDNAP_1170_1B',
  'THREAT_1170_13',
  'WITNESS_1170_15',
  'MANSLAUGHTER_1170_16',
  'SEX_667_6',
  'PRISON_1170_1C',
  'BY_SECTION',
  'LIFE_669',
  'MISDEMEANOR',
  'INFRACTION',
] as const;
export type CategoryCode = (typeof categoryCodes)[number];
