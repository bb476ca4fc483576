import type { Rule } from '../../law/rule.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { onBail } from './bail-pairs.ts';
import { bearParts } from './bear-pairs.ts';
import { servedInJail } from './jail-pairs.ts';
import { separateLifeTerms } from './life-pairs.ts';
import { prisonersCrimes } from './prison-pairs.ts';
import type { Must, Relation } from './relation.ts';
import { bySection } from './section-pairs.ts';
import { fullSexTerms } from './sex-pairs.ts';
import { separateOccasions, seriousAndOther, servedTerm } from './strike-pairs.ts';

/** Why two felonies must run one after the other, whichever of them it is said of. */
export const ruleOf = (must: Must, a: Count, b: Count): Rule | null => must(a, b) ?? must(b, a);

/** Whether two felonies must run one after the other. */
export const areBound = (must: Must, a: Count, b: Count): boolean => ruleOf(must, a, b) !== null;

/** The rows of part 1 of docs/law/terms.md, the first that binds gives its authority. */
const relations: readonly Relation[] = [
  fullSexTerms,
  separateOccasions,
  seriousAndOther,
  servedTerm,
  separateLifeTerms,
  prisonersCrimes,
  bySection,
  servedInJail,
  bearParts,
  onBail,
];

/** A rule binds no act of a day before its own: of a pair the felony that must run after the other. */
const isLaw = ({ effective }: Rule, { filed }: Count): boolean => effective === null || effective <= filed.lawDate;

/** All reasons of a case for which two live felonies must run one after the other. */
export function mustOf(record: WorkingCase): Must {
  const reasons = relations.flatMap((relation) => relation(record) ?? []);
  if (reasons.length === 0) return () => null;
  return (a, b) => {
    for (const reason of reasons) {
      const rule = reason(a, b);
      if (rule !== null && isLaw(rule, a)) return rule;
    }
    return null;
  };
}
