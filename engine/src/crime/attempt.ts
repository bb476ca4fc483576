import type { CrimeState } from '../law/crime-state.ts';
import { assaults } from '../law/lists/assaults.ts';
import { attemptSections, attemptsInPrison, graverByResult } from '../law/lists/attempt-sections.ts';
import { attemptsCovered } from '../law/lists/attempts.ts';
import { attemptsByName } from '../law/lists/attempts-by-name.ts';
import { injuryBeforeFlight } from '../law/lists/injury-elements.ts';
import type { Rule } from '../law/rule.ts';
import { isUnder } from '../law/statute.ts';
import { isListed, isNamed, isNamedBy, listedBy } from '../law/statute-list.ts';
import { floorOf, fraction, half, times } from '../numbers/fraction.ts';
import type { IsoDate } from '../numbers/iso-date.ts';
import { type AttemptTerms, ofLifeCrime, presentTerms } from './attempt-of-life-crime.ts';
import { foundOfAttempt, lifeOfAttempt } from './attempted-murder.ts';
import { groupsOfAttempt, groupsOfIncomplete } from './completed-only.ts';
import type { CrimeVersion, Severity } from './crime-version.ts';
import type { Finding } from './findings.ts';
import type { Punishment } from './punishment.ts';
import { determinate, mapTriad, punishableByLife, type Triad, termSlots, triadOf } from './triad.ts';

/** Half of a felony's term under subdivision (a), of a misdemeanor's jail under (b). */
const halfTerm = (severity: Severity): Rule => ({
  word: 'ATT12',
  authority: severity === 'felony' ? 'PC 664(a)' : 'PC 664(b)',
  effective: '1977-07-01',
  words: 'one half of the completed crime’s term, for an attempt',
});

const isMurder = (sections: readonly string[]): boolean => isUnder(sections, 'PC 187');

const isSame = (a: Triad, b: Triad): boolean => termSlots.every((slot) => a[slot]?.days === b[slot]?.days);

/** Whether a row's own terms are those of its attempt, as those of Pen. Code, § 213(b), are. */
export const statesAttempt = ({ terms, attempt }: Pick<CrimeVersion, 'terms' | 'attempt'>): boolean =>
  attempt !== undefined && 'terms' in attempt && termSlots.every((slot) => attempt.terms[slot] === terms[slot]);

const halfOf = (triad: Triad): Triad =>
  mapTriad(triad, (term) => determinate(floorOf(times(fraction(term.days), half))));

/** Whether terms are those of the attempt of a crime that states none: Pen. Code, § 664(a). */
export const areOfAttempt = (terms: Triad, completed: Triad): boolean =>
  isSame(terms, punishableByLife(completed) ? presentTerms : halfOf(completed));

/** Terms that a row states for its attempt, with the section that gives them. */
function statedTerms(triad: Triad, completed: Punishment, { sections, on }: AttemptFacts): AttemptTerms {
  if (isSame(triad, presentTerms) && (isMurder(sections) || punishableByLife(completed.triad))) return ofLifeCrime(on);
  const authority = listedBy(attemptSections, sections, on)?.authority ?? completed.source.authority;
  return { triad, source: { ...completed.source, authority } };
}

/** The crime attempted, what was found of it, and the day whose law applies. */
export interface AttemptFacts {
  readonly crime: CrimeVersion;
  readonly sections: readonly string[];
  readonly findings: readonly Finding[];
  readonly on: IsoDate;
}

/** Whether facts in full call the attempt one of murder. */
const isSpecial = ({ attempt }: CrimeVersion): boolean => attempt !== undefined && 'special' in attempt;

/** Attempted murder, and what facts in full call so: life where the findings and the day give it, else 5-7-9. */
function murderTerms({ crime, sections, findings, on }: AttemptFacts): AttemptTerms | undefined {
  const special = isSpecial(crime);
  const life = special || isMurder(sections) ? lifeOfAttempt(foundOfAttempt(crime, findings), on) : undefined;
  return life ?? (special ? ofLifeCrime(on) : undefined);
}

/** Pen. Code, § 664 (R-A11): the statute's own attempt, life for murder, 5-7-9 for a life crime, else half. */
function attemptTerms(completed: Punishment, facts: AttemptFacts): AttemptTerms {
  const murder = murderTerms(facts);
  if (murder !== undefined) return murder;
  const rule = facts.crime.attempt;
  if (rule !== undefined && 'terms' in rule) return statedTerms(triadOf(rule.terms), completed, facts);
  if (punishableByLife(completed.triad)) return ofLifeCrime(facts.on);
  return { triad: halfOf(completed.triad), source: halfTerm(completed.severity) };
}

interface NamedFacts extends Pick<AttemptFacts, 'sections' | 'on'> {
  readonly crime: Pick<CrimeVersion, 'name'>;
}

/** Whether the section that forbids the crime, or the one that punishes it, names the attempt beside it. */
const isCovered = ({ crime, sections, on }: NamedFacts): boolean =>
  isListed(attemptsCovered, sections, on) || attemptsByName.some((row) => isNamedBy(row, sections, crime.name));

/** A crime as it is charged. */
export interface Charged extends Pick<NamedFacts, 'crime' | 'sections'> {
  readonly state: CrimeState;
  readonly lawDate: IsoDate;
}

/** An attempt of which the section says nothing: § 664 punishes it, and it is no violation of the section (J-86, J-88). */
export const isOf664 = ({ crime, sections, state, lawDate: on }: Charged): boolean =>
  state === 'Attempt' && !isCovered({ crime, sections, on });

/** The crime attempted. Violent only where it is murder or punished by life: Pen. Code, § 667.5(c)(7), (12). */
export function attempted(completed: Punishment, facts: AttemptFacts): Punishment {
  const { sections, on } = facts;
  const groups = groupsOfAttempt(completed.groups, sections);
  if (isCovered(facts) && !isSpecial(facts.crime)) return { ...completed, groups };
  const terms = attemptTerms(completed, facts);
  const isAssault = isNamed(assaults, sections);
  const gravest = isMurder(sections) || punishableByLife(terms.triad);
  return {
    ...completed,
    ...terms,
    place: placeOf(completed, facts),
    violent: gravest,
    serious: gravest || (!isListed(graverByResult, sections, on) && isSeriousAttempt(completed, isAssault)),
    category: categoryOf(completed, terms.triad),
    // what a section commands of its own term, it does not of one that PC 664 gives
    consecutive: 'none',
    groups: groupsOfIncomplete(groups, {
      // PC 12022.53(a)(18)
      dropped: isAssault ? ['GUN53'] : [],
      // injury is no element of an attempt, and PC 12022.7(g) leaves out completed murder, manslaughter and arson
      added: completed.severity === 'felony' && !isNamed(injuryBeforeFlight, sections) ? ['GBI_OK', 'GBI_DV_OK'] : [],
    }),
    credit: { jail: attemptCredit(completed.credit.jail), prison: attemptCredit(completed.credit.prison) },
  };
}

/** The section's own place of the attempt, else that of the crime. */
function placeOf(completed: Punishment, { sections, on }: AttemptFacts): Punishment['place'] {
  if (isListed(graverByResult, sections, on)) return 'jail1170h';
  return isListed(attemptsInPrison, sections, on) ? 'prison' : completed.place;
}

/** Of a crime punishable by life, or of one listed that is no assault: Pen. Code, § 1192.7(c)(22), (39). */
const isSeriousAttempt = ({ triad, serious }: Punishment, isAssault: boolean): boolean =>
  punishableByLife(triad) || (serious && !isAssault);

const categoryOf = (completed: Punishment, triad: Triad): Punishment['category'] => {
  if (completed.severity !== 'felony') return completed.category;
  if (punishableByLife(triad)) return 'LIFE_669';
  // committed while confined all the same: PC 1170.1(c) (J-96)
  return completed.category === 'PRISON_1170_1C' ? 'PRISON_1170_1C' : 'DEFAULT';
};

/** The product's rule: 15 where the completed crime earns nothing, else 50; violent findings lower it later (J-15). */
const attemptCredit = (completed: number): 15 | 50 => (completed === 0 ? 15 : 50);
