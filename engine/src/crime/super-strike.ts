import type { CrimeState } from '../law/crime-state.ts';
import { isUnder, sectionsOf } from '../law/statute.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import type { CrimeVersion } from './crime-version.ts';
import { isNotUnderItsSection } from './no-violation.ts';
import { punishableByLife, triadOf } from './triad.ts';

type Crime = Pick<CrimeVersion, 'superStrike' | 'statute' | 'name' | 'terms' | 'severity' | 'wobbler'>;

/**
 * Whether a conviction is a super strike. Of attempts the clause names those of homicide alone, (IV); a conspiracy violates none of
 * its sections and is one where it is punished by life, (VIII) (J-252).
 * @param on day of the act
 */
export function isSuperStrike(crime: Crime, state: CrimeState, on: IsoDate): boolean {
  if (!crime.superStrike) return false;
  const sections = sectionsOf(crime.statute);
  if (!isNotUnderItsSection({ crime, sections, state, lawDate: on }) || isUnder(sections, 'PC 187')) return true;
  return state === 'Conspiracy' && punishableByLife(triadOf(crime.terms));
}
