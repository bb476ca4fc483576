import type { Correction } from './rules-version.ts';

/** What the reading of the enhancements and of sections 654 to 15999 found. */
export const foundAfterSection654: readonly Correction[] = [
  {
    id: 'enhancements-within-seventeen-years',
    what: 'The life term of who sells drugs to minors again has seventeen years, or the whole term with its enhancements and priors where that is longer; they are not added besides.',
    authority: 'PC 667.75; People v. Jenkins (1995) 10 Cal.4th 234',
    example: {
      of: 'Heroin furnished to a minor after two such prison terms, upper term, with a firearm, upper term',
      was: '10y + 17 - L',
      now: '19 - L',
    },
    concerns: { attached: ['PC 667.75'] },
  },
  {
    id: 'one-kidnapping-of-a-victim',
    what: 'The years for a kidnapping to commit a sex crime are added once for a victim on one occasion, to the kidnapping or to a sex crime.',
    authority: 'PC 667.8(c)',
    example: { of: 'Kidnapping and rape of one victim, both with these years, upper terms', was: '28y', now: '19y' },
    concerns: { attached: ['PC 667.8'], counts: 2 },
  },
  {
    id: 'priors-within-a-minimum-that-a-strike-doubles',
    what: 'A second strike adds no prior besides the minimum of a habitual offender, which holds it.',
    authority: 'PC 667.7(a)(1); People v. Jenkins (1995) 10 Cal.4th 234',
    example: {
      of: 'Robbery with great bodily injury after two violent prison terms, a strike and a prior serious felony',
      was: '5y + 40 - L',
      now: '40 - L',
    },
    concerns: { attached: ['PC 667(a)(1)'], strikes: true },
  },
  {
    id: 'range-of-habitual-offenders',
    what: 'The range of a habitual offender follows the three terms of the crime, where the whole term is the minimum.',
    authority: 'PC 667.7(a)(1)',
    example: {
      of: 'The greatest of a carjacking with a firearm and a coma, after two violent prison terms, no upper term proved',
      was: '24 - L',
      now: '20 - L',
    },
    concerns: null,
  },
];
