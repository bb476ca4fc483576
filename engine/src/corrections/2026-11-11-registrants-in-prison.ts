import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code whole found of misdemeanors of one who must register as a sex offender. */
export const foundOfRegistrants: readonly Correction[] = [
  {
    id: 'prison-by-a-registrants-misdemeanor',
    what: 'A felony of county jail beside a misdemeanor for which the defendant must register as a sex offender, or that only a registrant commits, is served in state prison and not split: the law asks for the duty to register, not for a felony.',
    authority: 'PC 1170(h)(3)(C), 290(c); People v. Sheehy (2014) 225 Cal.App.4th 445',
    example: {
      of: 'Burglary of a shop, middle term, and indecent exposure as a misdemeanor',
      was: 'county jail',
      now: 'state prison',
    },
    concerns: null,
  },
];
