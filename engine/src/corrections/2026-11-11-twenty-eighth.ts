import type { Correction } from './rules-version.ts';

/** What a twenty-eighth sample beside the text found. */
export const foundByTheTwentyEighthSample: readonly Correction[] = [
  {
    id: 'thefts-and-forgeries-of-disasters-by-their-penalty',
    what: 'Grand theft cited by the section that only punishes it is one of section 487: the year for a fraud on victims of a disaster is added, and the year for a prior fraud in the repair of disaster damage, which is added to a forgery by section 473(b) too.',
    authority: 'PC 487, 489, 470, 473(b), 667.16(a), 670(a), (c)',
    example: {
      of: 'Grand theft by section 489 as part of a fraud on victims of a disaster, middle term',
      was: '2y',
      now: '3y',
    },
    concerns: { sections: ['PC 489', 'PC 473(b)'], attached: ['PC 667.16', 'PC 670'] },
  },
  {
    id: 'probation-for-embezzlement-by-its-penalty',
    what: 'Embezzlement cited by the section that only punishes it may have three years of probation where more than $25,000 was taken.',
    authority: 'PC 503, 514, 1203.1(l)(2)',
    example: {
      of: 'Embezzlement of more than $950 by section 514',
      was: 'Up to 2 years. Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
      now: 'Up to 2 years; up to 3 where more than $25,000 was taken. Up to 10 years, or until restitution is paid, where a loss of more than $100,000 is found.',
    },
    concerns: { sections: ['PC 514'] },
  },
];
