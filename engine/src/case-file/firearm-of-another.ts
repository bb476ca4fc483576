import type { Finding } from '../crime/findings.ts';
import { isUnder } from '../law/statute.ts';
import type { EnhancementFamily } from './enhancement-family.ts';

const own: Finding = 'personal-firearm-use';
const anothers: Finding = 'vicarious-firearm';

/** What says whose firearm an enhancement is of. */
export interface OfFirearm {
  readonly sections: readonly string[];
  readonly family: Pick<EnhancementFamily, 'section53'>;
  readonly findings: readonly Finding[];
}

/**
 * An enhancement for another principal's firearm, Pen. Code, § 12022.53(e)(1): alleged so, said so of it, or of its count
 * unless of it the contrary is said. What is said of another enhancement says nothing of this one (J-190).
 */
export const isOfAnothersFirearm = (
  { sections, family, findings }: OfFirearm,
  count: { readonly findings: readonly Finding[] },
): boolean =>
  family.section53 &&
  (findings.includes(anothers) ||
    isUnder(sections, 'PC 12022.53(e)') ||
    (count.findings.includes(anothers) && !findings.includes(own)));
