import type { Correction } from './rules-version.ts';

/** What a fourteenth sample beside the text found. */
export const foundByTheFourteenthSample: readonly Correction[] = [
  {
    id: 'serious-by-injury-of-their-own-enhancement',
    what: 'Great bodily injury found in the attack on a police animal, or in human trafficking, makes the felony serious, a strike, and a bar of probation but in an unusual case.',
    authority: 'PC 236.4(b), 600(d), 1192.7(c)(8), 1203(e)(3); People v. Walker (1976) 18 Cal.3d 232',
    example: {
      of: 'A police dog attacked and its handler injured, middle terms, with a prior serious felony',
      was: '4y',
      now: '9y',
    },
    concerns: { attached: ['PC 236.4(b)', 'PC 600(d)'] },
  },
  {
    id: 'firearms-offered-to-another',
    what: 'A firearm furnished or offered to another does not by itself make a third strike: to offer it is enough, so that the finding does not say the defendant was armed.',
    authority: 'PC 667(e)(2)(C)(iii), 12022.4(a)',
    example: {
      of: 'A firearm offered to another in a burglary, lower term for it, with two strikes',
      was: '1y + 25 - L',
      now: '5y',
    },
    concerns: { attached: ['PC 12022.4'], strikes: true },
  },
  {
    id: 'thefts-from-dead-bodies',
    what: 'Articles of more than $100,000 taken from a dead body are a theft by their section: probation only in an unusual case.',
    authority: 'PC 642, 1203.045(a)',
    example: {
      of: 'Articles taken from a dead body, above $100,000',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'probation-of-more-petty-thefts',
    what: 'Embezzlement and false pretenses of $950 or less, by whatever number they are charged, and petty theft from a dead body have two years of probation.',
    authority: 'PC 484(a), 490a, 503, 514, 532(a), 642, 1203g(a)',
    example: { of: 'Probation for an embezzlement of $950 or less', was: 'Up to 1 year.', now: 'Up to 2 years.' },
    concerns: null,
  },
  {
    id: 'bars-of-lewd-acts-in-families-before-2006',
    what: 'Before 2006 the bars of probation for more than one child, substantial sexual conduct and obscene matter gave way to findings on a parent, relative or member of the household.',
    authority: 'former PC 1203.066(c), before Stats. 2005, ch. 477; People v. Jeffers (1987) 43 Cal.3d 984',
    example: {
      of: 'A lewd act of 2005, substantial sexual conduct found',
      was: 'Ineligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
