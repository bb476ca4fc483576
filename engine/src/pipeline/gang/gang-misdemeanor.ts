import type { JailChoice } from '../../answer/as-charged.ts';
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
  words: 'the alternate term of a crime committed for a gang',
});

/** Subdivision (c) until Proposition 21 made it (d). */
const versions: readonly Dated<Rule>[] = [
  {
    effective: firstGangLaw,
    end: '2000-03-07',
    basis: 'offense',
    authority: 'former PC 186.22(c)',
    value: ruleOf('former PC 186.22(c)', firstGangLaw),
  },
  {
    effective: proposition21,
    end: null,
    basis: 'offense',
    authority: 'PC 186.22(d)',
    value: ruleOf('PC 186.22(d)', proposition21),
  },
];

const prison = triadOf({ lower: '1y', middle: '2y', upper: '3y' });
/** The jail that may be chosen in its place, in days. */
export const gangJail = { minimumDays: 180, maximumDays: 364 } as const;
const jail = triadOf({ upper: `${gangJail.maximumDays}d` });

/** The rule of the alternate term on the day of the act. */
export const gangAlternateRule = ({ filed }: Count): Rule | undefined => inForce(versions, filed.lawDate)?.value;

/** The jail that may be chosen where the crime is found to be for a gang under (d); undefined before the first gang law. */
export function gangJailOf(count: Count): JailChoice | undefined {
  const rule = gangAlternateRule(count);
  return rule && { ...gangJail, authority: rule.authority };
}

/**
 * Pen. Code, § 186.22(d): one, two or three years in prison; jail of 180 to 364 days where the file names days. An act
 * before the first gang law keeps its own term. A misdemeanor so punished is no felony offense of § 1192.7(c)(28), and not
 * serious: People v. Ulloa (2009) 175 Cal.App.4th 405.
 */
export function withGangAlternative(count: Count): Count {
  const rule = gangAlternateRule(count);
  if (rule === undefined) return count;
  const { days } = count.filed;
  if (days === undefined) return { ...count, severity: 'felony', place: 'prison', triad: prison, source: rule };
  const filed = { ...count.filed, days: Math.max(days, gangJail.minimumDays) };
  return { ...count, filed, triad: jail, source: rule };
}
