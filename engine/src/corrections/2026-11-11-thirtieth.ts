import type { Correction } from './rules-version.ts';

/** What a thirtieth sample beside the text found. */
export const foundByTheThirtiethSample: readonly Correction[] = [
  {
    id: 'spousal-rape-registrable-as-a-felony',
    what: 'Rape of a spouse by force before 1994, convicted as a misdemeanor, brings no registration as a sex offender, and so halves no conduct credit of 2010 and 2011.',
    authority: 'PC 290(c)(1); former PC 4019(b), (c)',
    example: {
      of: 'Conduct credit for 232 days of custody in 2010, a misdemeanor of 1993',
      was: '116 days',
      now: '232 days',
    },
    concerns: { sections: ['PC 262(a)(1)'] },
  },
];
