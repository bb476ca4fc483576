import { sectionsOf } from '../statute.ts';
import { isNamed, listed, type UndatedList } from '../statute-list.ts';

/** Life terms that come from the record and not from the crime. */
const lifeByPriors: UndatedList = [
  listed('People v. Thomas (1999) 21 Cal.4th 1122', ['PC 667.51', 'PC 667.7', 'PC 667.71', 'PC 667.75']),
];

/** Whether a term of life makes no felony serious or violent (Pen. Code, §§ 667.5(c)(7), 1192.7(c)(7)): priors alone make it one. */
export const isLifeByPriors = (statute: string): boolean => isNamed(lifeByPriors, sectionsOf(statute));
