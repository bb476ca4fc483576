import { listed, type StatuteList } from '../statute-list.ts';

/** Sections that punish the attempt of another section's crime, which is then neither halved nor that section's term. */
export const attemptSections: StatuteList = [
  listed('PC 148(d)', ['PC 148(c)']),
  listed('PC 213(b)', ['PC 211']),
  listed('PC 455', ['PC 451', 'PC 451.5']),
  listed('PC 496(d)', ['PC 496(a)', 'PC 496(b)']),
  listed('PC 524', ['PC 518', 'PC 519']),
  listed('MV 1673', ['MV 1670', 'MV 1671', 'MV 1672']),
];

/** Attempts that state prison punishes, where the crime itself is served in county jail. */
export const attemptsInPrison: StatuteList = [listed('PC 524', ['PC 518', 'PC 519'])];

/**
 * Crimes graver by what they cause, where the attempt that their section punishes is of the act alone: neither the place of the
 * graver crime nor its list is that of the attempt (J-166).
 */
export const graverByResult: StatuteList = [listed('MV 1673', ['MV 1672(a)'])];
