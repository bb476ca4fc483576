import { triadOf } from '../../crime/triad.ts';
import { type Dated, inForce } from '../../law/dated.ts';
import { firstGangLaw, proposition21 } from '../../law/measures.ts';
import type { Rule } from '../../law/rule.ts';
import type { IsoDate } from '../../numbers/iso-date.ts';
import type { Count } from '../record/record.ts';

const ruleOf = (authority: string, effective: IsoDate): Rule => ({
  word: 'GANGD',
  authority,
  effective,
  words: 'the alternate term of a misdemeanor or wobbler committed for a gang',
});

/** Subdivision (c) until Proposition 21 made it (d), and a felony of it serious: Pen. Code, § 1192.7(c)(28). */
const versions: readonly Dated<{ readonly rule: Rule; readonly serious: boolean }>[] = [
  {
    effective: firstGangLaw,
    end: '2000-03-07',
    basis: 'offense',
    authority: 'former PC 186.22(c)',
    value: { rule: ruleOf('former PC 186.22(c)', firstGangLaw), serious: false },
  },
  {
    effective: proposition21,
    end: null,
    basis: 'offense',
    authority: 'PC 186.22(d)',
    value: { rule: ruleOf('PC 186.22(d)', proposition21), serious: true },
  },
];

const prison = triadOf({ lower: '1y', middle: '2y', upper: '3y' });
const jail = triadOf({ upper: '364d' });
const leastJailDays = 180;

/**
 * Pen. Code, § 186.22(d): one, two or three years in prison; jail of 180 to 364 days where the file names days. An act
 * before the first gang law keeps its own term.
 */
export function withGangAlternative(count: Count): Count {
  const version = inForce(versions, count.filed.lawDate)?.value;
  if (version === undefined) return count;
  const { rule, serious } = version;
  const { days } = count.filed;
  if (days === undefined)
    return { ...count, severity: 'felony', place: 'prison', triad: prison, source: rule, serious };
  const filed = { ...count.filed, days: Math.max(days, leastJailDays) };
  return { ...count, filed, triad: jail, source: rule };
}
