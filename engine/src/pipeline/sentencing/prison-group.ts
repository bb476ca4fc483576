import type { FiledCharge } from '../../case-file/row.ts';
import type { Rule } from '../../law/rule.ts';
import type { Count } from '../record.ts';

/** Felonies committed while confined in state prison form a group of their own: Pen. Code, § 1170.1(c). */
export const inPrisonGroup = ({ filed }: Count): boolean => filed.punishment.category === 'PRISON_1170_1C';

const afterRelease: Rule = {
  word: 'SUB1C',
  authority: 'PC 1170.1(c)',
  effective: '1978-01-01',
  words: 'consecutive: it begins when the person would otherwise have been released',
};

/** Why a charge cannot run concurrently by its own section or category, whatever else is in the case. */
export function consecutiveBySection({ crime, punishment }: FiledCharge): Rule | null {
  if (punishment.category === 'PRISON_1170_1C') return afterRelease;
  if (crime.mandatoryConsecutive !== 'always') return null;
  return {
    word: 'MAND',
    authority: crime.statute,
    effective: crime.effective,
    words: 'consecutive, as the section itself commands',
  };
}
