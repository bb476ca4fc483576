import type { Probation } from '../answer/probation.ts';
import { type FactorCategory, probationFactors } from './probation-factors.ts';

/** The tabs of the findings, worded as on the screen. */
const findingTabs: Readonly<Record<FactorCategory, string>> = {
  Crime: 'Rule 4.414(a) Crime',
  Defendant: 'Rule 4.414(b) Defendant',
  Unusual: 'Rule 4.413(c) Unusual',
  'Special A': 'PC 1203.067 Sex A',
  'Special B': 'PC 1203.066 Sex B',
};

type Flags = Pick<Probation, 'Eligible' | 'Unusual' | 'SpecialA' | 'SpecialB'> & {
  /** A felony is among the convictions: rule 4.403. */
  readonly felony: boolean;
};

/**
 * What the court weighs in a grant, and finds in some (R-E03); nothing where the statute leaves no choice. The rules are of
 * cases with a conviction that is punishable as a felony (rule 4.403): of misdemeanors alone no criterion is asked for.
 */
export function requiredFindings({ Eligible, Unusual, SpecialA, SpecialB, felony }: Flags): Probation['findings'] {
  if (!Eligible || !felony) return [];
  const applicable: Readonly<Record<FactorCategory, boolean>> = {
    Crime: true,
    Defendant: true,
    Unusual,
    'Special A': SpecialA,
    'Special B': SpecialB,
  };
  return probationFactors
    .filter(({ category }) => applicable[category])
    .map(({ id, category, name, authority }) => ({ id, tab: findingTabs[category], text: name, authority }));
}
