import type { Correction } from './rules-version.ts';

/** What was found of the law of earlier days. */
export const foundOfEarlierDays: readonly Correction[] = [
  {
    id: 'injury-and-arms-in-assaults-of-before-2006',
    what: 'Great bodily injury in a sex offense, and its weapons, have no years beside an assault to commit one before September 20, 2006: the sections named sections 261 to 289 alone. Great bodily injury by section 12022.7 and the use of a firearm by section 12022.5 stay open.',
    authority: 'PC 220, former 12022.3, 12022.8; Stats. 2006, ch. 337',
    example: { of: 'An assault of 2005 to commit sodomy, with great bodily injury', was: '9y', now: '4y' },
    concerns: { sections: ['PC 220'], attached: ['PC 12022.3', 'PC 12022.8'], before: '2006-09-20' },
  },
  {
    id: 'attempts-to-acquire-a-firearm-under-an-order-before-2012',
    what: 'Who attempted to buy or receive a firearm while under a protective order committed the crime itself before 2012 too: nothing is halved.',
    authority: 'former PC 12021(g)(1)',
    example: { of: 'An attempt of 2011 to buy a firearm under a protective order', was: '1y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 12021(g)(1)'] },
  },
  {
    id: 'conduct-against-former-minimums-of-sex-offenders',
    what: 'Conduct shortens the minimum of a habitual sexual offender, and of a lewd act after two prior sex offenses, for an act before September 20, 2006, by at most 15 percent since September 21, 1994.',
    authority: 'former PC 667.51(d), 667.71(b); Stats. 2006, ch. 337',
    example: {
      of: 'Parole of 25 years to life for a rape of 2000 by a habitual sexual offender',
      was: '2024-11-07',
      now: '2021-04-11',
    },
    concerns: null,
  },
  {
    id: 'minors-with-tobacco',
    what: 'A minor who bought or possessed tobacco until June 8, 2016 committed a misdemeanor punished by a fine or community service alone: nothing called it an infraction.',
    authority: 'PC 17(a), former 308(b)',
    example: { of: 'Probation for a minor who bought tobacco in 2015', was: 'none', now: 'Up to 1 year.' },
    concerns: null,
  },
];
