import type { Correction } from './rules-version.ts';

/** What the forty-fourth sample found of allegations whose sections ask for another conviction. */
export const foundOfTwoConvictions: readonly Correction[] = [
  {
    id: 'white-collar-crime-of-two-felonies',
    what: 'The term for aggravated white collar crime needs convictions of two felonies of fraud or embezzlement, of two victims or on two occasions: without them it is stayed, and no term is served in prison for it.',
    authority: 'PC 186.11(a)(1), 1170(h)(3); People v. Nilsson (2015) 242 Cal.App.4th 1',
    example: {
      of: 'One fraud with a loss of more than $500,000, middle term, greatest for the loss',
      was: '7y',
      now: '2y',
    },
    concerns: { attached: ['PC 186.11'] },
  },
  {
    id: 'kidnapped-for-no-convicted-sex-crime',
    what: 'The years for a kidnapping to commit a sex crime are added to the kidnapping only where that sex felony, completed, is a conviction too.',
    authority: 'PC 667.8(a), (b), (c)(3)',
    example: { of: 'A child under 14 kidnapped, middle term, section 667.8(b) alleged', was: '23y', now: '8y' },
    concerns: { attached: ['PC 667.8'] },
  },
  {
    id: 'multiple-murder-of-one',
    what: 'The special circumstance of multiple murder needs convictions of more than one murder of the first or second degree in the proceeding.',
    authority: 'PC 190.2(a)(3)',
    example: { of: 'One murder of the first degree, section 190.2(a)(3) alleged', was: 'LWOP', now: '25 - L' },
    concerns: { attached: ['PC 190.2(a)(3)'] },
  },
  {
    id: 'lewd-acts-on-more-than-one-victim',
    what: 'That lewd acts were on more than one victim bars probation where two counts of them are convictions, of victims that are not named as one.',
    authority: 'PC 1203.066(a)(7)',
    example: {
      of: 'Probation for one lewd act, section 1203.066(a)(7) alleged',
      was: 'Ineligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
  {
    id: 'kidnapping-found-on-its-own-count',
    what: 'A child kidnapped for a lewd act bars probation also where section 667.8(b) is found on the count of the kidnapping.',
    authority: 'PC 1203.066(a)(6), 667.8(b), (c)(3)',
    example: {
      of: 'Probation for a lewd act on a child kidnapped for it, found on the kidnapping',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
];
