import type { Role } from '../../answer/answer.ts';
import type { CategoryCode } from '../../crime/category-code.ts';
import { middleTerm } from '../../crime/triad.ts';
import { sameUseOnce } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import { type Fraction, one, third } from '../../numbers/fraction.ts';
import { otherwiseProvided } from '../record/count.ts';
import { isNamedSexCrime } from '../record/named-sex-crime.ts';
import type { Count } from '../record/record.ts';
import type { Plan } from './plan.ts';
import { inPrisonGroup } from './prison-group.ts';
import * as rules from './rules.ts';
import type { Surroundings } from './surroundings.ts';

/** How a consecutive determinate count is counted: of which term, what part, and what part of its enhancements. */
export interface Reduction {
  readonly role: Role;
  readonly days: number;
  readonly factor: Fraction;
  readonly addedOf: Plan['addedOf'];
  readonly rule: Rule;
  readonly scheme: string;
}

type Category = (count: Count, surroundings: Surroundings) => Reduction | null;

const inWhole =
  (rule: Rule): Reduction['addedOf'] =>
  () => ({ factor: one, rule });
const oneThirdOf: Reduction['addedOf'] = () => ({ factor: third, rule: rules.subordinate });
const sexEnhancementsOf = ({ filed }: Count): Rule =>
  filed.lawDate < sameUseOnce ? rules.formerSexEnhancements : rules.sexEnhancements;
const middleDays = (count: Count): number => middleTerm(count.triad).days;

const inFull = (count: Count, rule: Rule): Reduction => ({
  role: 'full-term',
  days: otherwiseProvided(count).days,
  factor: one,
  addedOf: inWhole(isNamedSexCrime(count) && rule !== rules.principal ? sexEnhancementsOf(count) : rule),
  rule,
  scheme: 'Full Selected Term',
});

const middleInFull = ({ triad, filed }: Count, rule: Rule, addedOf: Reduction['addedOf']): Reduction => ({
  role: 'full-term',
  days: (filed.subordinateTerm === 'full' ? (triad[filed.slot] ?? middleTerm(triad)) : middleTerm(triad)).days,
  factor: one,
  addedOf,
  rule,
  scheme: filed.subordinateTerm === 'full' ? 'Term' : 'Middle',
});

/**
 * Pen. Code, § 1170.1(a): one third of the middle term and of the chosen terms of its enhancements; those of a crime of
 * § 667.6 are full and separate terms, § 1170.1(h).
 */
const oneThird = (count: Count): Reduction => ({
  role: 'subordinate',
  days: middleDays(count),
  factor: third,
  rule: rules.subordinate,
  scheme: '1/3 Middle',
  addedOf: isNamedSexCrime(count) ? inWhole(sexEnhancementsOf(count)) : oneThirdOf,
});

/** Of a dissuasion weapon and injury enhancements are full, the others a third: Pen. Code, § 1170.15. */
const ofWitness: Reduction['addedOf'] = (enhancement) =>
  enhancement.family.weapon || enhancement.family.injury
    ? { factor: one, rule: rules.witnessEnhancements }
    : oneThirdOf(enhancement);

/** Categories with a rule of their own (R-A21); null where its condition is not met. */
const categories: Partial<Record<CategoryCode, Category>> = {
  KIDNAP_1170_1B: (count, { kidnapsSeparate }) =>
    kidnapsSeparate ? middleInFull(count, rules.kidnapping, inWhole(rules.kidnappingEnhancements)) : null,
  THREAT_1170_13: (count) => middleInFull(count, rules.threat, oneThirdOf),
  WITNESS_1170_15: (count, { isWitnessCount }) =>
    isWitnessCount(count) ? middleInFull(count, rules.witness, ofWitness) : null,
};

/** What a full term outside § 1170.1, the principal term, or the head of the prison group is counted as. */
function headReduction(count: Count): Reduction | null {
  if (count.separate !== null) return inFull(count, count.separate);
  if (count.principal === 'prison-group') return inFull(count, rules.prisonGroup);
  if (count.principal !== 'case') return null;
  return { ...inFull(count, inPrisonGroup(count) ? rules.prisonGroup : rules.principal), role: 'principal' };
}

/** The reduction that the count's category commands, from the first day of its rule. */
function categoryReduction(count: Count, surroundings: Surroundings): Reduction | null {
  const reduction = categories[count.filed.punishment.category]?.(count, surroundings) ?? null;
  const effective = reduction?.rule.effective ?? null;
  return effective !== null && count.filed.lawDate < effective ? null : reduction;
}

/** The reduction of a determinate count, by its part in its chain. */
export const reductionOf = (count: Count, surroundings: Surroundings): Reduction =>
  headReduction(count) ?? subordinateReduction(count, surroundings);

/** The reduction of a count that is not the principal term of its chain. */
export function subordinateReduction(count: Count, surroundings: Surroundings): Reduction {
  const category = categoryReduction(count, surroundings);
  if (category) return category;
  if (count.filed.subordinateTerm !== 'full') return oneThird(count);
  return { ...inFull(count, rules.fullWhatIf), role: 'subordinate', scheme: 'Full' };
}
