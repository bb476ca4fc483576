import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code whole found of misdemeanors of which a large sum limits probation. */
export const foundOfSumsWithoutCeiling: readonly Correction[] = [
  {
    id: 'large-sums-of-straight-misdemeanors',
    what: 'More than $100,000 taken or damaged limits probation for a misdemeanor too whose section sets no ceiling: computer crimes, mail theft, organized theft on one occasion.',
    authority: 'PC 490.4(b), 502(d), 530.5(e), 1203.045(a), 1203.048(a)',
    example: {
      of: 'Probation for a computer damaged by more than $100,000 through another’s domain name',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'food-benefits-of-a-misdemeanor',
    what: 'Food benefits of more than $100,000 used or transferred by electronic means limit probation for the misdemeanor form too.',
    authority: 'PC 17(b), 1203.049(a); WI 10980(g)(2)',
    example: {
      of: 'Probation for food benefits of more than $100,000, as a misdemeanor',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
