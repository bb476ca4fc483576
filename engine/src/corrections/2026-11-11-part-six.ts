import type { Correction } from './rules-version.ts';

/** What the reading of sections 459 to 529 and of Part 6 found. */
export const foundByTheReadingOfPartSix: readonly Correction[] = [
  {
    id: 'another-crime-than-the-assault-weapon',
    what: 'The year for a crime committed while violating the assault weapon law is not added to that violation itself.',
    authority: 'PC 30615',
    example: {
      of: 'An assault weapon possessed, with the year for another crime, middle term',
      was: '3y',
      now: '2y',
    },
    concerns: { sections: ['PC 30600', 'PC 30605'], attached: ['PC 30615'] },
  },
  {
    id: 'probation-of-thefts-brought-into-the-state',
    what: 'Who brings in $950 or less that he stole elsewhere may have two years of probation, as after a petty theft.',
    authority: 'PC 497, 490, 1203g(a)',
    example: {
      of: 'The probation of bringing in what one stole elsewhere, $950 or less',
      was: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'large-sums-as-misdemeanors',
    what: 'More than $100,000 stolen or taken by a computer limits probation where the crime is a misdemeanor by its lesser form.',
    authority: 'PC 1203.045(a), 1203.048(a)',
    example: {
      of: 'Probation for grand theft of more than $100,000 as a misdemeanor',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
