import type { Correction } from './rules-version.ts';

/** What the twenty-sixth sample found. */
export const foundByTheTwentySixthSample: readonly Correction[] = [
  {
    id: 'officials-who-stole-no-money',
    what: 'The limit of probation for a public official who embezzled public money attaches no longer to the theft of crops, fish, livestock, an automobile or a firearm, and to leased goods.',
    authority: 'PC 1203(e)(7), 487(b)(1), (2), (d), 504a',
    example: {
      of: 'Probation for an automobile stolen by an official',
      was: 'Eligible with Findings',
      now: 'Eligible',
    },
    concerns: null,
  },
  {
    id: 'repeated-petty-thefts-and-probation',
    what: 'Probation for petty theft or shoplifting after priors, as a misdemeanor, is up to two years, as for the first one: the sections punish longer who is convicted of that theft.',
    authority: 'PC 1203g(a), 666(a), 666.1(a)(1); People v. Bouzas (1991) 53 Cal.3d 467',
    example: {
      of: 'Petty theft with two theft priors, as a misdemeanor',
      was: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'petty-theft-by-its-list-of-priors',
    what: 'Section 666.1(a)(2), the list of prior thefts, leads to the first conviction of the section, which is served in county jail.',
    authority: 'PC 666.1(a)(1), (2)',
    example: { of: 'Petty theft charged by section 666.1(a)(2)', was: 'state prison', now: 'county jail' },
    concerns: null,
  },
  {
    id: 'fires-of-property-in-an-emergency',
    what: 'The years for aggravated reckless burning attach no longer to the reckless fire of property, which is a felony only by the area of emergency.',
    authority: 'PC 452(d), 452.1(a), 454(a)',
    example: {
      of: 'A reckless fire of property in an area of emergency, structures burned, middle terms',
      was: '7y',
      now: '5y',
    },
    concerns: { attached: ['PC 452.1(a)'], sections: ['PC 454(a)'] },
  },
  {
    id: 'eavesdropping-on-prisoners-before-1996',
    what: 'To overhear a prisoner and a lawyer, clergy or doctor with a device is a felony before 1996, too: the day was that of a letter.',
    authority: 'PC 636(a)',
    example: { of: 'A prisoner and his lawyer overheard in 1990, middle term', was: '0d', now: '2y' },
    concerns: { sections: ['PC 636(a)'], before: '1996-01-01' },
  },
  {
    id: 'migratory-birds-before-2020',
    what: 'To take or possess a migratory nongame bird has up to six months before 2020, too.',
    authority: 'FG 3513, 12002(a); AB 454 of 2019',
    example: { of: 'A migratory nongame bird taken in 2015', was: '0d', now: '180d' },
    concerns: { sections: ['FG 3513'], before: '2020-01-01' },
  },
  {
    id: 'legal-document-assistants-before-2003',
    what: 'The misdemeanors of legal document assistants begin with 1999, not with the chapter of 2003 that added them again.',
    authority: 'BP 6401.6, 6402, 6408, 6411, 6415; Stats. 1998, ch. 1079',
    example: { of: 'Influence with a court claimed in 2000', was: '0d', now: '364d' },
    concerns: { sections: ['BP 6401.6', 'BP 6402', 'BP 6408', 'BP 6411', 'BP 6415'], before: '2003-01-01' },
  },
  {
    id: 'spousal-rape-before-1994',
    what: 'Spousal rape was by force, fear or a threat to retaliate alone until 1994, and a year of jail stood beside the prison.',
    authority: 'PC 262, 264; Stats. 1993, ch. 595',
    example: { of: 'Spousal rape by force in 1993, sentenced as a misdemeanor', was: '8y', now: '364d' },
    concerns: { sections: ['PC 262'], before: '1994-01-01' },
  },
];
