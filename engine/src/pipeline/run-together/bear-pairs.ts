import type { Rule } from '../../law/rule.ts';
import { isUnderAny } from '../../law/statute.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import type { Relation } from './relation.ts';

const separate: Rule = {
  word: 'MAND',
  authority: 'FG 12005(d)',
  effective: null,
  words: 'consecutive to every other violation of the section on bear parts',
};

/** Section 4758 forbids the trade in bear parts, section 12005 punishes it: a charge may name either. */
const isBearPart = (count: Count): boolean =>
  isActiveFelony(count) && isUnderAny(count.filed.sections, ['FG 4758', 'FG 12005']);

/** Separate violations of one section, among themselves only: beside another crime the court may choose. */
export const bearParts: Relation = ({ counts }) => {
  if (counts.filter(isBearPart).length < 2) return null;
  return (a, b) => (isBearPart(a) && isBearPart(b) ? separate : null);
};
