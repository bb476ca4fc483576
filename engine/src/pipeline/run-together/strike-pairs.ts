import type { Rule } from '../../law/rule.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { areNamedAlike, areNamedApart } from '../record/as-named.ts';
import { isActiveFelony, isFelony } from '../record/count.ts';
import type { Count, WorkingCase } from '../record/record.ts';
import { strikesEffective } from '../three-strikes/mode.ts';
import { because, type Relation } from './relation.ts';

/** First day of the Reform Act of 2012, which put every serious or violent felony after the others. */
const reformAct: IsoDate = '2012-11-07';

const occasions = because('the crimes were not committed on the same occasion', {
  word: 'MAND',
  authority: 'PC 667(c)(6)',
  effective: strikesEffective,
});
const serious: Rule = {
  word: 'MAND',
  authority: 'PC 1170.12(a)(7)',
  effective: reformAct,
  words: 'consecutive to every felony that is neither serious nor violent (People v. Henderson (2022) 14 Cal.5th 34)',
};
/** The same of a felony that is neither. */
const neither: Rule = {
  ...serious,
  words: 'consecutive to every serious or violent felony (People v. Henderson (2022) 14 Cal.5th 34)',
};
const served: Rule = {
  word: 'MAND',
  authority: 'PC 667(c)(8)',
  effective: strikesEffective,
  words: 'consecutive to the sentence that is being served (People v. Rosbury (1997) 15 Cal.4th 206)',
};

/** A felony of this judgment whose act the strikes law reaches. */
const isCurrent = (count: Count): boolean =>
  isActiveFelony(count) && count.filed.earlier === undefined && count.filed.lawDate >= strikesEffective;

/** A strike proved and standing on a current count, dismissed for others or not: People v. Casper (2004) 33 Cal.4th 38. */
const isStrikeCase = ({ counts }: WorkingCase): boolean =>
  counts.some((count) => isCurrent(count) && count.filed.strikes > 0);

/** Neither occasion nor operative facts shared, both occasions named: Pen. Code, § 667(c)(6). */
const areOfSeparateOccasions = ({ filed: a }: Count, { filed: b }: Count): boolean =>
  areNamedApart(a.occasion, b.occasion) && !areNamedAlike(a.operativeFacts, b.operativeFacts);

export const separateOccasions: Relation = (record) =>
  isStrikeCase(record)
    ? (a, b) => (isCurrent(a) && isCurrent(b) && areOfSeparateOccasions(a, b) ? occasions : null)
    : null;

const isGrave = (count: Count): boolean => count.serious || count.violent;

/** A conviction of this judgment; a stay under § 654 leaves it one. */
const isConviction = ({ standing, filed }: Count): boolean =>
  (standing === 'active' || standing === 'stayed') && filed.earlier === undefined;

/** Two or more current serious or violent felonies: each runs after every current felony that is neither. */
export const seriousAndOther: Relation = (record) => {
  const grave = record.counts.filter((count) => isConviction(count) && isFelony(count) && isGrave(count));
  const reached = (count: Count): boolean => isCurrent(count) && count.filed.lawDate >= reformAct;
  if (!isStrikeCase(record) || grave.length < 2) return null;
  return (a, b) => {
    if (isGrave(a) === isGrave(b) || !reached(a) || !reached(b)) return null;
    return isGrave(a) ? serious : neither;
  };
};

const isServing = ({ filed }: Count): boolean => filed.earlier === 'serving';
const hasStrikeTerm = (count: Count): boolean => isCurrent(count) && count.strike !== 'none';

/** A strike term runs after a sentence that is being served when it is imposed; probation is not serving. */
export const servedTerm: Relation = ({ counts }) =>
  counts.some((count) => isActiveFelony(count) && isServing(count))
    ? (a, b) => (isServing(b) && hasStrikeTerm(a) ? served : null)
    : null;
