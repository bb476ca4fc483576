import { type CrimeState, type CrimeVersion, crimeStates } from '@countwise/engine';

/** A row that is an attempt or a conspiracy already. */
const isIncomplete = ({ statute, name }: Pick<CrimeVersion, 'statute' | 'name'>): boolean =>
  /\b(?:664|182)\//.test(statute) || /^(?:attempt|conspiracy)/i.test(name);

/**
 * The states a row can be charged in: a crime in any, what hangs on one or stands outside the counts only as it is. So too
 * what is an attempt or a conspiracy already, as PC 213(b): PC 664 punishes attempts "where no provision is made by law", and
 * there is no conspiracy to commit an attempt (People v. Iniguez (2002) 96 Cal.App.4th 75).
 */
export const statesOf = (crime: Pick<CrimeVersion, 'kind' | 'statute' | 'name'>): readonly CrimeState[] =>
  crime.kind !== 'crime' || isIncomplete(crime) ? ['Completed'] : crimeStates;
