import type { Rule } from '../../law/rule.ts';
import { one } from '../../numbers/fraction.ts';
import { years } from '../../numbers/sentence-days.ts';
import { termOfCount } from '../record/count.ts';
import type { Count } from '../record/record.ts';
import { workOut } from './operations.ts';
import type { Plan } from './plan.ts';
import * as rules from './rules.ts';

const sevenYears = years(7);

/** A life term whose section names no minimum, or seven years, has that of Pen. Code, § 3046. */
const withLeastMinimum = (source: Rule, days: number): Rule =>
  days === sevenYears && source.word === undefined ? { ...source, word: 'MIN3046' } : source;

/** What makes the count what it is: its third strike, its gang, else that life terms have an order (Pen. Code, § 669). */
function authorityOf({ thirdStrike }: Count, { authority }: Rule): string {
  if (thirdStrike !== null) return thirdStrike.rule.authority;
  return authority.startsWith('PC 186.22(b)') ? 'PC 186.22(b)' : 'PC 669';
}

/** A life term, or one without a date: enhancements in full (People v. Felix (2000) 22 Cal.4th 651). */
export function lifePlan(count: Count): Plan {
  const term = termOfCount(count);
  const special = term.kind === 'LWOP' || term.kind === 'DEATH' ? term.kind : null;
  const source = count.thirdStrike?.rule ?? withLeastMinimum(count.source, term.days);
  return {
    role: 'indeterminate',
    code: 2,
    track: special === null ? 'indeterminate' : 'special',
    scheme: 'Indeterminate',
    special,
    working: workOut(special === null ? 'indeterminate' : 'special', source, term.days, {
      factor: one,
      doubled: count.strike === 'second',
    }),
    added: special === null ? rules.life : rules.withoutParole,
    addedOf: () => ({ factor: one, rule: rules.lifeEnhancements }),
    authority: authorityOf(count, source),
  };
}
