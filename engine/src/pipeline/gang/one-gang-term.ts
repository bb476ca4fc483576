import { isGangAlternate } from '../../case-file/gang-finding.ts';
import { firstGangLaw } from '../../law/measures.ts';
import { isImposed } from '../record/count.ts';
import { greatest } from '../record/greatest.ts';
import type { Count, Stay } from '../record/record.ts';

const otherStep: Stay = {
  code: 'GANG_TERM_ONCE',
  rule: {
    word: 'STAY',
    authority: 'PC 186.22(b)(1)',
    effective: firstGangLaw,
    words: 'stayed: one gang term is added to a felony, however many of its steps are filed',
  },
};

/** One gang term on a count, the greatest of those filed (J-38); that of (d) gives way to one of (b) (J-225). */
export function oneGangTerm(count: Count): Count {
  const terms = count.attachments.filter((row) => isImposed(row) && row.filed.family.gang);
  const added = terms.filter(({ filed }) => !isGangAlternate(filed.sections));
  const kept = greatest(added.length > 0 ? added : terms);
  return {
    ...count,
    attachments: count.attachments.map((row) =>
      row !== kept && terms.includes(row) ? { ...row, stay: otherStep } : row,
    ),
  };
}
