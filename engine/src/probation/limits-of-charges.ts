import type { Sentence } from '../answer/answer.ts';
import { rowNames } from '../answer/row-names.ts';
import type { LimitationLevel } from '../crime/crime-version.ts';

/** What a limitation of each level does to probation. */
export const limitEffects: Readonly<Record<LimitationLevel, string>> = {
  0: 'Eligible',
  1: 'Ineligible',
  2: 'Only in an unusual case',
  3: 'Only in an unusual case, with the findings of section 1203.067',
  4: 'Only with the findings of section 1203.067',
  5: 'Only with the findings of sections 1203.066(d) and 1203.067',
};

/** Those that leave a grant to the court on terms: Pen. Code, § 1203(e), (f). */
const onTerms: readonly LimitationLevel[] = [2, 3, 4, 5];

/**
 * What the charges do to probation, where none of them bars it: that none does, and which have it only in an unusual case
 * or with findings. Undefined where a charge or a strike bars it.
 */
export function limitsOfCharges(answer: Sentence): string | undefined {
  const { InelFromCharges, InelFromStrikes, reasons } = answer.probation;
  if (InelFromCharges || InelFromStrikes) return undefined;
  const limited = onTerms.flatMap((level) => {
    const effect = limitEffects[level];
    const ids = reasons.filter(({ text }) => text.startsWith(`${effect}: `)).flatMap(({ charges }) => charges);
    return ids.length === 0 ? [] : [`${effect}: ${rowNames(ids, answer).replace(/^Count/, 'count')}.`];
  });
  return limited.length === 0
    ? 'None of the charges in this case are statutorily ineligible for probation.'
    : ['No charge in this case is barred from probation.', ...limited].join(' ');
}
