import type { Correction } from './rules-version.ts';

/** What a forty-fourth sample found of conspirators with priors and of injuries that nobody wills. */
export const foundOfConspiratorsLives: readonly Correction[] = [
  {
    id: 'life-by-priors-of-a-conspiracy',
    what: 'The life terms of who violates section 288 or 288.5 after two sex convictions, or sells drugs to minors after two prison terms, do not reach a conspiracy, which violates section 182: it has the years of its crime.',
    authority: 'PC 182(a), 667.51(c), 667.75; People v. Lopez (2022) 12 Cal.5th 957',
    example: { of: 'A conspiracy to a lewd act, middle term, after two sex convictions', was: '15 - L', now: '6y' },
    concerns: { attached: ['PC 667.51(c)', 'PC 667.75'], conspired: true },
  },
  {
    id: 'injuries-by-negligence',
    what: 'Great bodily injury found beside more crimes of negligence or recklessness does not limit probation to an unusual case: a railroad track obstructed, a dog trained to fight, a negligent shot, hazardous waste, laboratory work, discharges of pollutants, aircraft and trains, and boating or hunting accidents that are left.',
    authority:
      'PC 218.1, 246.3, 399.5, 1203(e)(3); BP 1282.3; FG 3009; HN 656.2, 656.3, 668(c); HS 25189.6(a); PU 7679, 21407.6; WC 13387(b); People v. Lewis (2004) 120 Cal.App.4th 837',
    example: {
      of: 'Probation for a railroad track obstructed with gross negligence, with great injury',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
];
