import { crimesOnChildren, crimesOnOlderMinors } from '../law/lists/child-victims.ts';
import { isUnder, sectionsOf } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import { years } from '../numbers/sentence-days.ts';
import type { CrimeVersion } from './crime-version.ts';
import { longestDays, triadOf } from './triad.ts';

/** How old the victim was, so far as the crime itself says. */
export type VictimAge = 'under 14' | '14 to 17' | 'not said';

/** Rape by force has one section for every victim: its greatest term tells the age, Pen. Code, § 264(c)(1), (2). */
function ageOfRaped(crime: Pick<CrimeVersion, 'terms'>): VictimAge {
  const greatest = longestDays(triadOf(crime.terms));
  if (greatest === years(13)) return 'under 14';
  return greatest === years(11) ? '14 to 17' : 'not said';
}

export function victimAge(crime: Pick<CrimeVersion, 'statute' | 'terms'>): VictimAge {
  const sections = sectionsOf(crime.statute);
  if (isNamed(crimesOnChildren, sections)) return 'under 14';
  if (isNamed(crimesOnOlderMinors, sections)) return '14 to 17';
  return isUnder(sections, 'PC 261(a)(2)') ? ageOfRaped(crime) : 'not said';
}
