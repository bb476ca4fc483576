import { isUnder, isUnderAny, sectionsOf } from '../law/statute.ts';
import { years } from '../numbers/sentence-days.ts';
import type { CrimeVersion } from './crime-version.ts';
import { longestDays, triadOf } from './triad.ts';

/** How old the victim was, so far as the crime itself says. */
export type VictimAge = 'under 14' | '14 to 17' | 'not said';

/** Crimes that only a child under 14 can suffer. */
const ofChildren = [
  'PC 264(c)(1)',
  'PC 264.1(b)(1)',
  'PC 269',
  'PC 286(c)(1)',
  'PC 286(c)(2)(B)',
  'PC 286(d)(2)',
  'PC 287(c)(1)',
  'PC 287(c)(2)(B)',
  'PC 287(d)(2)',
  'PC 288(a)',
  'PC 288(b)(1)',
  'PC 288(i)',
  'PC 288.5',
  'PC 288.7',
  'PC 288a(c)(1)',
  'PC 288a(c)(2)(B)',
  'PC 288a(d)(2)',
  'PC 289(a)(1)(B)',
  'PC 289(j)',
];
/** Crimes whose victim is a minor of 14 or older. */
const ofOlderMinors = [
  'PC 264(c)(2)',
  'PC 264.1(b)(2)',
  'PC 286(c)(2)(C)',
  'PC 286(d)(3)',
  'PC 287(c)(2)(C)',
  'PC 287(d)(3)',
  'PC 288(c)(1)',
  'PC 288a(c)(2)(C)',
  'PC 288a(d)(3)',
  'PC 289(a)(1)(C)',
];

/** Rape by force has one section for every victim: its greatest term tells the age, Pen. Code, § 264(c)(1), (2). */
function ageOfRaped(crime: Pick<CrimeVersion, 'terms'>): VictimAge {
  const greatest = longestDays(triadOf(crime.terms));
  if (greatest === years(13)) return 'under 14';
  return greatest === years(11) ? '14 to 17' : 'not said';
}

export function victimAge(crime: Pick<CrimeVersion, 'statute' | 'terms'>): VictimAge {
  const sections = sectionsOf(crime.statute);
  if (isUnderAny(sections, ofChildren)) return 'under 14';
  if (isUnderAny(sections, ofOlderMinors)) return '14 to 17';
  return isUnder(sections, 'PC 261(a)(2)') ? ageOfRaped(crime) : 'not said';
}
