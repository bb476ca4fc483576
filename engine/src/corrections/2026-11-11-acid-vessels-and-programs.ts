import type { Correction } from './rules-version.ts';

/** What a fiftieth sample found of attempts, and of crimes against public bodies. */
export const foundOfAcidVesselsAndPrograms: readonly Correction[] = [
  {
    id: 'attempts-to-throw-acid-that-are-serious',
    what: 'An attempt to throw acid or a flammable substance on a person, of March 8, 2000 or later, is serious: its section speaks of placing and throwing, and the exception is of assaults alone.',
    authority: 'PC 244, 664(a), 1192.7(c)(30), (39)',
    example: {
      of: 'An attempt to throw acid, upper term, with one strike and a prior serious felony',
      was: '4y',
      now: '9y',
    },
    concerns: { attempted: true, sections: ['PC 244'] },
  },
  {
    id: 'vessels-attempted-by-a-prior',
    what: 'An attempt to take a vessel after earlier convictions is one of the plain misdemeanor: its section asks for a conviction of it. Of acts from 2004.',
    authority: 'PC 499(a), (b), 499b(b), 664(b); People v. Bean (1989) 213 Cal.App.3d 639',
    example: { of: 'Jail for an attempt to take a vessel after a term served', was: '0d', now: '182d' },
    concerns: { attempted: true, notice: 'ATTEMPT_OF_PLAIN_CRIME' },
  },
  {
    id: 'victims-of-housing-fraud',
    what: 'Who defrauds the housing program of a public authority has no spouse, partner or relative for a victim; nor who takes soil from public property, or avoids the screening of a public building.',
    authority: 'PC 487i, 602(e), (y), 1203.097(a)(1)',
    example: {
      of: 'Probation for housing program fraud, the misdemeanor',
      was: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      now: 'Up to 1 year.',
    },
    concerns: null,
  },
];
