import type { Rule } from '../../law/rule.ts';
import { isActiveFelony } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { commandsConsecutive, inPrisonGroup, isServedBefore } from '../sum/prison-group.ts';
import type { Relation } from './relation.ts';

const afterRelease: Rule = {
  word: 'SUB1C',
  authority: 'PC 1170.1(c)',
  effective: '1978-01-01',
  words: 'consecutive to the term being served, as its section commands',
};

/**
 * A prisoner's crime whose section says that its term is served consecutively: to the term being served and to every
 * count from outside the prison, to others of the prison where they are being served (People v. McCart (1982) 32 Cal.3d 338).
 */
export const prisonersCrimes: Relation = ({ counts }) => {
  if (!counts.some((count) => isActiveFelony(count) && commandsConsecutive(count))) return null;
  const commands = (a: Count, b: Count): boolean =>
    commandsConsecutive(a) && (!inPrisonGroup(b) || isServedBefore(b, a));
  return (a, b) => (isActiveFelony(a) && isActiveFelony(b) && commands(a, b) ? afterRelease : null);
};
