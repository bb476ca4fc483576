import { consecutiveInJail, consecutiveMisdemeanors, consecutiveSections } from '../law/lists/consecutive-sections.ts';
import { prisonersCrimes } from '../law/lists/subordinate-terms.ts';
import type { Correction } from './rules-version.ts';

/** What a fortieth sample found of what a section says of its own crime, and an attempt was given. */
export const foundBesideAttempts: readonly Correction[] = [
  {
    id: 'attempts-that-no-section-makes-consecutive',
    what: 'The court may run an attempt concurrently where the section that commands a consecutive term names no attempt: escapes from hospitals and treatment, burglary of a prison, fires set while confined, threats to witnesses, crimes of prisoners. Escapes from prison and jail name it and stay consecutive.',
    authority: 'PC 139(b), 451(e), 452(e), 462.5(d), 664, 669, 1026.4(a), 1370.5(a), 4011.7, 4501 to 4503, 4536(a)',
    example: {
      of: 'A robbery, and an attempted escape from a treatment facility marked concurrent',
      was: '3y 2m',
      now: '3y',
    },
    concerns: {
      attempted: true,
      concurrent: true,
      counts: 2,
      sections: [...consecutiveSections, ...consecutiveInJail, ...consecutiveMisdemeanors].flatMap(
        (row) => row.sections,
      ),
    },
  },
  {
    id: 'prisoners-attempts-in-their-group',
    what: 'An attempt of a crime that only a prisoner commits is a felony committed in state prison: run consecutively it begins a full term of its own.',
    authority: 'PC 664, 1170.1(c), 4501, 4501.1, 4501.5, 4502(a), 4503',
    example: {
      of: 'A robbery, and an attempt to hold a hostage in prison run consecutively',
      was: '3y 10m',
      now: '5y 6m',
    },
    concerns: { attempted: true, counts: 2, sections: prisonersCrimes.flatMap((row) => row.sections) },
  },
  {
    id: 'least-jail-of-attempts',
    what: 'An attempt has no least days in jail, with probation or without it, unless its section names the attempt: a misdemeanor’s attempt has up to one half of its term.',
    authority: 'PC 664(b)',
    example: { of: 'Attempted entry of a school event with two priors', was: '90 days', now: '0 days' },
    concerns: null,
  },
  {
    id: 'lengths-of-probation-of-attempts',
    what: 'Probation for an attempt has the general length, one year or two, where its crime’s own length is for a violation of the section. What the victim or a violent felony asks for stays.',
    authority: 'PC 664, 1203a, 1203.1(a), (l), 1203.097(a)(1)',
    example: { of: 'Probation for attempted drunk driving', was: '3 to 5 years.', now: 'Up to 1 year.' },
    concerns: null,
  },
];
