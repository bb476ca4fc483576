import { listed, type StatuteList } from '../statute-list.ts';

/** Convictions after which a person must register as a sex offender. Of a misdemeanor too, where the section has one. */
export const registrableCrimes: StatuteList = [
  listed('PC 290(c)(1)', [
    'PC 207(b)',
    'PC 243.4',
    'PC 261',
    'PC 264.1',
    'PC 266',
    'PC 266c',
    'PC 266h(b)',
    'PC 266i(b)',
    'PC 266j',
    'PC 267',
    'PC 269',
    'PC 285',
    'PC 286',
    'PC 287',
    'PC 288a',
    'PC 288',
    'PC 288.3',
    'PC 288.4',
    'PC 288.5',
    'PC 288.7',
    'PC 289',
    'PC 311.1',
    'PC 311.2(b)',
    'PC 311.2(c)',
    'PC 311.2(d)',
    'PC 311.3',
    'PC 311.4',
    'PC 311.10',
    'PC 311.11',
    'PC 314(1)',
    'PC 314(2)',
    'PC 647.6',
    'PC 653f(c)',
  ]),
  listed('PC 290(c)(1)', ['PC 220'], { except: ['PC 220(a)(1)/203'] }),
  listed('PC 290(c)(1)', ['PC 207(a)', 'PC 209(b)(1)'], { words: 'sex offense' }),
  listed('PC 290(c)(1)', ['PC 236.1(b)', 'PC 236.1(c)'], { effective: '2012-11-07' }),
  listed('PC 290(c)(1)', ['PC 261.5(c)', 'PC 261.5(d)'], { effective: '2026-01-01', words: 'more than 10 years' }),
  listed('PC 290(c)(1)', ['PC 272'], { words: 'lewd' }),
  listed('PC 290(c)(2)', ['PC 647(l)(3)'], { effective: '2025-01-01', words: 'more than 10 years' }),
];

/**
 * Registrable as a felony only: harmful matter sent to a minor, and the rape of a spouse by force, where the person is
 * sentenced to state prison; a felony on probation is named still, for the sentence is not known to this list.
 */
export const registrableFelonies: StatuteList = [listed('PC 290(c)(1)', ['PC 262(a)(1)', 'PC 288.2'])];

/**
 * Not registrable where the person was no more than ten years older than the minor and registers for nothing else: Stats. 2020,
 * ch. 79, of whoever is sentenced since its first day. The case does not say the ages (J-136).
 */
export const registrableUnlessNearInAge: StatuteList = [
  listed('PC 290(c)(1), (3)', ['PC 286(b)', 'PC 287(b)', 'PC 288a(b)', 'PC 289(h)', 'PC 289(i)'], {
    effective: '2021-01-01',
  }),
];
