import { isActiveFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import * as rules from '../sum/rules.ts';
import type { Relation } from './relation.ts';
import { boundSexCrimes } from './separate-terms.ts';

const isChosen = ({ separate }: Count): boolean => separate === rules.sexOptional;

/**
 * Full terms of Pen. Code, § 667.6(d) run after every felony term but those of the other listed counts of one victim and
 * occasion; those chosen under subdivision (c) after every other one.
 */
export const fullSexTerms: Relation = ({ counts }) => {
  const bound = boundSexCrimes(counts);
  if (bound.size === 0 && !counts.some(isChosen)) return null;
  const commands = (a: Count, b: Count): boolean => bound.get(a.filed.id)?.has(b.filed.id) === false;
  return (a, b) => {
    if (!isActiveFelony(a) || !isActiveFelony(b)) return null;
    if (commands(a, b)) return rules.sexMandatory;
    return isChosen(a) ? rules.sexOptional : null;
  };
};
