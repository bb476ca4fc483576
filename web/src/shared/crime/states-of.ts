import { type CrimeState, type CrimeVersion, crimeStates } from '@countwise/engine';

/** A row that is an attempt or a conspiracy already. */
const isIncomplete = ({ statute, name }: Pick<CrimeVersion, 'statute' | 'name'>): boolean =>
  /\b(?:664|182)\//.test(statute) || /^(?:attempt|conspiracy)/i.test(name);

/**
 * The states a crime can be charged in. What is an attempt or a conspiracy already, as PC 213(b) is, is neither attempted nor
 * conspired: PC 664 punishes attempts "where no provision is made by law", and there is no conspiracy to commit an attempt
 * (People v. Iniguez (2002) 96 Cal.App.4th 75).
 */
export const statesOf = (crime: Pick<CrimeVersion, 'statute' | 'name'>): readonly CrimeState[] =>
  isIncomplete(crime) ? ['Completed'] : crimeStates;
