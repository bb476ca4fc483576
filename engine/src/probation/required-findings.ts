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

type Flags = Pick<Probation, 'Eligible' | 'Unusual' | 'SpecialA' | 'SpecialB'>;

/** What the court weighs in every grant, and finds in some (R-E03); nothing where the statute leaves no choice. */
export function requiredFindings({ Eligible, Unusual, SpecialA, SpecialB }: Flags): Probation['findings'] {
  if (!Eligible) return [];
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
