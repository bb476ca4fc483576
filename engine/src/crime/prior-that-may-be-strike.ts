import { chargedByPriorsThatMayBeStrikes, priorsThatMayBeStrikes } from '../law/lists/prior-felonies.ts';
import { ofPriorsSeriousOrNot, ofPriorsThatBarJail } from '../law/lists/priors-that-bar-jail.ts';
import { isUnder } from '../law/statute.ts';
import { isNamed, isNamedBy } from '../law/statute-list.ts';
import type { Finding } from './findings.ts';

/** What was filed of a row that tells of a prior. */
interface FiledPrior {
  readonly sections: readonly string[];
  readonly findings: readonly Finding[];
}

/** Health & Saf. Code, § 11380: serious where a listed drug was sold or given to a minor, Pen. Code, § 1192.7(c)(24) (J-214). */
const isOfSaleToMinor = ({ sections, findings }: FiledPrior): boolean =>
  isUnder(sections, 'HS 11370.2') && findings.includes('prior-11380');

/** Whether the prior that a row tells of may be a serious or violent felony, or may not: the case does not say which (J-215). */
export const mayBeStrike = (filed: FiledPrior): boolean =>
  isOfSaleToMinor(filed) || isNamed(priorsThatMayBeStrikes, filed.sections);

const chargedByPriors = [...chargedByPriorsThatMayBeStrikes, ...ofPriorsSeriousOrNot, ...ofPriorsThatBarJail];

/** Whether the prior by which a crime is charged may be a serious or violent felony, or may not (J-216). */
export const mayBeChargedByStrike = (sections: readonly string[], name: string): boolean =>
  chargedByPriors.some((row) => isNamedBy(row, sections, name));
