import { triadOf } from '../../crime/triad.ts';
import { proposition21 } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import type { Count } from '../record.ts';

const rule: Rule = {
  word: 'GANGD',
  authority: 'PC 186.22(d)',
  effective: proposition21,
  words: 'the alternate term of a misdemeanor or wobbler committed for a gang',
};

const prison = triadOf({ lower: '1y', middle: '2y', upper: '3y' });
const jail = triadOf({ upper: '364d' });
const leastJailDays = 180;

/** Pen. Code, § 186.22(d): one, two or three years in prison; jail of 180 to 364 days where the file names days. */
export function withGangAlternative(count: Count): Count {
  const { days } = count.filed;
  if (days === undefined)
    return { ...count, severity: 'felony', place: 'prison', triad: prison, source: rule, serious: true };
  const filed = { ...count.filed, days: Math.max(days, leastJailDays) };
  return { ...count, filed, triad: jail, source: rule };
}
