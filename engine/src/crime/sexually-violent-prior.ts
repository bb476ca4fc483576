import { isUnder } from '../law/statute.ts';
import type { Finding } from './findings.ts';

/** What was filed of a prior. */
interface FiledPrior {
  readonly sections: readonly string[];
  readonly findings: readonly Finding[];
}

/** A prior term for a sexually violent offense, Welf. & Inst. Code, § 6600(b), which is a serious felony. */
export const isForSexualViolence = ({ sections, findings }: FiledPrior): boolean =>
  isUnder(sections, 'PC 667.5(b)') && findings.includes('sexually-violent-prior');
