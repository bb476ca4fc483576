import type { Correction } from './rules-version.ts';

/** What cases of a felony calendar, worked by hand, found. */
export const foundByAFreshCalendar: readonly Correction[] = [
  {
    id: 'minors-by-their-day-of-birth',
    what: 'Who was under 18 by the day of birth is sentenced as a minor without a finding said on the count: no death, and life without parole or 25 years to life; under 16, and under the One Strike law, 25 years to life.',
    authority: 'PC 190.5(a), (b), 667.61(j)(1), (l); People v. Demirdjian (2006) 144 Cal.App.4th 10',
    example: {
      of: 'A rape with an object of a child, under § 667.61(j)(1), by one of 17',
      was: 'Life without parole',
      now: '25 - L',
    },
    concerns: { attached: ['PC 190.2', 'PC 667.61'] },
  },
  {
    id: 'conduct-against-the-former-one-strike-minimum',
    what: 'Conduct shortens the minimum of a One Strike term for an act from November 30, 1994 to September 19, 2006 by at most 15 percent.',
    authority: 'former PC 667.61(j)',
    example: {
      of: 'Parole of fifteen years to life for a lewd act by force of 2000',
      was: '2014-11-07',
      now: '2012-10-10',
    },
    concerns: null,
  },
  {
    id: 'injuries-by-furnished-drugs',
    what: 'An injury that a seller of a drug is deemed to have inflicted asks for no unusual case: it is not willed.',
    authority: 'PC 1203(e)(3), 12022.7(f)(2); People v. Lewis (2004) 120 Cal.App.4th 837',
    example: {
      of: 'Probation for a sale of heroin with great bodily injury',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
];
