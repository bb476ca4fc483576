import { consecutiveToEveryTerm } from '../../law/lists/consecutive-sections.ts';
import type { Rule } from '../../law/rule.ts';
import { isNamed } from '../../law/statute-list.ts';
import { isActiveFelony, isFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { isAfterCustody, isCommittedInJail, isServedBefore } from '../sum/prison-group.ts';
import type { Relation } from './relation.ts';

/** Whether the crime's own section commands a consecutive term: Pen. Code, §§ 1026.4, 1370.5, 4532, 4536 and others. */
export const isConsecutiveBySection = (count: Count): boolean => {
  const isAlways = count.filed.punishment.consecutive === 'always';
  return isAlways && (isCommittedInJail(count) || !isAfterCustody(count));
};

/** Crimes of one custody are free among themselves, in a jail as in prison (J-178): but of a sentence being served. */
export const areOfOneJail = (a: Count, b: Count): boolean =>
  isCommittedInJail(a) && isCommittedInJail(b) && !isServedBefore(b, a);

export const sectionRule = ({ filed: { crime } }: Count): Rule => ({
  word: 'MAND',
  authority: crime.statute,
  effective: crime.effective,
  words: 'consecutive, as the section itself commands',
});

const isServed = ({ standing, severity }: Count): boolean => standing === 'active' && severity !== 'infraction';

/** Whether its command reaches a misdemeanor's term: a jail term's does, a felony's where it names any other, or the custody's (J-184). */
export const followsEveryTerm = (count: Count): boolean =>
  isConsecutiveBySection(count) && (!isFelony(count) || isNamed(consecutiveToEveryTerm, count.filed.sections));

/** A felony is so bound to other felonies, and to a misdemeanor where its section reaches it. */
export const bySection: Relation = ({ counts }) => {
  const rules = new Map(
    counts
      .filter((count) => isServed(count) && isConsecutiveBySection(count))
      .map((count) => [count.filed.id, sectionRule(count)]),
  );
  if (rules.size === 0) return null;
  return (a, b) =>
    (isActiveFelony(b) || followsEveryTerm(a)) && !areOfOneJail(a, b) ? (rules.get(a.filed.id) ?? null) : null;
};
