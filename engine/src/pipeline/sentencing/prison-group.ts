import type { FiledCharge } from '../../case-file/row.ts';
import type { Rule } from '../../law/rule.ts';
import { isUnderAny } from '../../law/statute.ts';
import { isActiveFelony } from '../count.ts';
import type { Count } from '../record.ts';

const isPrisonersCrime = ({ filed }: Count): boolean => filed.punishment.category === 'PRISON_1170_1C';

/** Contraband in custody, in a jail or in a prison: no section of it commands a consecutive term. */
const contraband = ['PC 4573', 'PC 4573.5', 'PC 4573.6', 'PC 4573.8', 'PC 4574'];

const hasPrisonersCrime = (counts: readonly Count[]): boolean =>
  counts.some((count) => isActiveFelony(count) && isPrisonersCrime(count));

const isContraband = ({ filed }: Count): boolean => isUnderAny(filed.sections, contraband);

/** Contraband of which the case does not say whether a state prisoner had it. */
export const isOfUnknownCustody = (count: Count, counts: readonly Count[]): boolean =>
  isActiveFelony(count) && isContraband(count) && count.filed.scheme === undefined && !hasPrisonersCrime(counts);

/** Contraband is a state prisoner's where its scheme says so, or beside a crime that only a prisoner commits. */
const isPrisonersContraband = (count: Count, counts: readonly Count[]): boolean => {
  const { scheme } = count.filed;
  return isContraband(count) && (scheme === undefined ? hasPrisonersCrime(counts) : scheme === 'own');
};

/** Felonies committed while confined in state prison form a group of their own: Pen. Code, § 1170.1(c). */
export const inPrisonGroup = (count: Count, counts: readonly Count[]): boolean =>
  isPrisonersCrime(count) || isPrisonersContraband(count, counts);

const afterRelease: Rule = {
  word: 'SUB1C',
  authority: 'PC 1170.1(c)',
  effective: '1978-01-01',
  words: 'consecutive: it begins when the person would otherwise have been released',
};

/** Why a charge cannot run concurrently by its own section or category, whatever else is in the case. */
export function consecutiveBySection({ crime, punishment }: FiledCharge): Rule | null {
  if (punishment.category === 'PRISON_1170_1C') return afterRelease;
  if (crime.mandatoryConsecutive !== 'always') return null;
  return {
    word: 'MAND',
    authority: crime.statute,
    effective: crime.effective,
    words: 'consecutive, as the section itself commands',
  };
}
