import { conspiraciesCovered } from '../law/lists/conspiracies-covered.ts';
import { isUnder } from '../law/statute.ts';
import { isNamed } from '../law/statute-list.ts';
import { years } from '../numbers/sentence-days.ts';
import { groupsOfIncomplete } from './completed-only.ts';
import type { Punishment } from './punishment.ts';
import { lifeWith, onlyTerm, punishableByLife, type Triad, triadOf } from './triad.ts';

/** Pen. Code, §§ 182(a), 1170(h)(1): the felony term of a section that names none. */
const misdemeanorTarget = triadOf({ lower: '16m', middle: '2y', upper: '3y' });

/** Conspiracy to murder is punished as first degree murder: People v. Cortez (1998) 18 Cal.4th 1223. */
const murderTarget: Triad = onlyTerm(lifeWith(years(25)));

const triadOfTarget = (target: Punishment, sections: readonly string[]): Triad => {
  if (isUnder(sections, 'PC 187')) return murderTarget;
  return target.severity === 'felony' ? target.triad : misdemeanorTarget;
};

/**
 * Pen. Code, §§ 182(a), 182.5 (R-A12): the target's punishment; a misdemeanor target makes a wobbler, here the felony. Where
 * the target's section names those who conspire, it alone punishes them (J-91).
 */
export function conspired(target: Punishment, sections: readonly string[]): Punishment {
  if (isNamed(conspiraciesCovered, sections)) return target;
  const triad = triadOfTarget(target, sections);
  const felonyTarget = target.severity === 'felony';
  const life = punishableByLife(triad);
  return {
    ...target,
    severity: 'felony',
    place: felonyTarget ? target.place : 'jail1170h',
    triad,
    source: {
      word: 'CONSP',
      authority: 'PC 182(a)',
      effective: '1977-07-01',
      words: 'the punishment of the crime conspired to, the target',
    },
    violent: life,
    serious: life || target.serious,
    category: life ? 'LIFE_669' : 'DEFAULT',
    // PC 12022.53(a)(18) names attempts only
    groups: groupsOfIncomplete(target.groups, { dropped: ['GUN53'] }),
    // PC 2933.2(c) is for murder alone: its conspiracy earns in jail as a violent felony; PC 190(e) is of the term itself
    credit: { jail: 50, prison: life ? target.credit.prison : 50 },
  };
}
