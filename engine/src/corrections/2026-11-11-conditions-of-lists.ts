import type { Correction } from './rules-version.ts';

/** What a search of the law's lists found of members that hang on a fact. */
export const foundOfConditionsOfLists: readonly Correction[] = [
  {
    id: 'third-strikes-by-ages',
    what: 'Acts with a minor of sections 286(b)(2), 287(b)(2) and 289(h) and (i), of 2024 and later, are a third-strike trigger only where the defendant was more than ten years older than the minor or another conviction asks for registration.',
    authority: 'PC 290(c)(3), 667(e)(2)(C)(ii), 667.1(b)',
    example: {
      of: 'Penetration of a minor, upper term, with two prior strikes and no ages said',
      was: '25 - L',
      now: '6y',
    },
    concerns: { notice: 'THIRD_STRIKE_BY_AGES' },
  },
  {
    id: 'third-strikes-of-the-act',
    what: 'An attempt or a conspiracy is no third-strike trigger for being one of unlawful intercourse with a minor under 16, or of having a firearm or weapon at hand for another crime, unless the defendant is found to have been armed.',
    authority: 'PC 261.5(d), 664, 182(a), 667(e)(2)(C)(ii), (iii); HS 11370.1, 11550(e)',
    example: {
      of: 'An attempt to have a loaded firearm beside drugs, upper term, with two prior strikes',
      was: '25 - L',
      now: '4y',
    },
    concerns: {
      strikes: true,
      sections: ['PC 261.5', 'PC 136.5', 'PC 25800', 'PC 12023', 'HS 11370.1', 'HS 11550'],
    },
  },
  {
    id: 'third-strikes-by-the-list-of-2012',
    what: 'A felony of before Proposition 21 that the list of serious felonies of November 7, 2012 names is a third-strike trigger of who is sentenced since that day, though it was not yet serious on the day of the act.',
    authority: 'PC 667(e)(2)(C), (h), 1192.7(c); People v. Johnson (2015) 61 Cal.4th 674',
    example: { of: 'Criminal threats of 1999, upper term, with two prior strikes', was: '6y', now: '25 - L' },
    concerns: { strikes: true, before: '2002-09-17' },
  },
  {
    id: 'parole-of-registrants-by-ages',
    what: 'Where registration hangs on the ages of defendant and minor, parole is told for both cases; where the court orders it for the felony, parole is that of a registrant.',
    authority: 'PC 290(c)(3), 290.006, 3000(b), 3000.01(d)(1)',
    example: {
      of: 'The law of parole after a robbery, registration ordered',
      was: 'PC 3000.01',
      now: 'PC 3000(b)(2)',
    },
    concerns: null,
  },
];
