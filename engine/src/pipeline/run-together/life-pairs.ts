import { isUnder, isUnderAny } from '../../law/statute.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import { hasOneStrikeTerm, isActiveFelony, isIndeterminate } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { because, type PairRule, type Relation } from './relation.ts';
import { areSeparate } from './separate.ts';

/** First day of the command to run them consecutively: Stats. 2006, ch. 337. Before it the court is taken to have chosen (J-208). */
const separateSince: IsoDate = '2006-09-20';

const lifeRule = (authority: string): PairRule =>
  because('victims or occasions are separate', { word: 'MAND', authority, effective: separateSince });
const oneStrike = lifeRule('PC 667.61(i)');
const aggravatedAssault = lifeRule('PC 269(c)');

const isLife = (count: Count): boolean =>
  isActiveFelony(count) && isIndeterminate(count) && count.filed.lawDate >= separateSince;

/** One Strike terms for the forcible crimes, Pen. Code, § 667.61(c)(1)-(7), (n)(1)-(6). */
const isForcible = (count: Count): boolean =>
  isLife(count) && hasOneStrikeTerm(count) && !isUnderAny(count.filed.sections, ['PC 288(a)', 'PC 288.5']);

const isAggravated = (count: Count): boolean => isLife(count) && isUnder(count.filed.sections, 'PC 269');

/** Life terms of one law for separate victims or occasions: Pen. Code, §§ 667.61(i), 269(c). */
export const separateLifeTerms: Relation = ({ counts }) => {
  const forcible = new Set(counts.filter(isForcible).map(({ filed }) => filed.id));
  const aggravated = new Set(counts.filter(isAggravated).map(({ filed }) => filed.id));
  if (forcible.size < 2 && aggravated.size < 2) return null;
  return ({ filed: a }, { filed: b }) => {
    if (!areSeparate(a, b)) return null;
    if (forcible.has(a.id) && forcible.has(b.id)) return oneStrike;
    return aggravated.has(a.id) && aggravated.has(b.id) ? aggravatedAssault : null;
  };
};
