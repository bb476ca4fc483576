import { specialCircumstances } from '../law/lists/murder-terms.ts';
import { termsOfMinors } from '../law/lists/terms-of-minors.ts';
import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code found of alternate terms, and of a fraud. */
export const foundOfAlternateJail: readonly Correction[] = [
  {
    id: 'jail-for-hate',
    what: 'A misdemeanor found to be for hate may have up to a year of jail, where no felony term is given, and not only what its own section gives; the greatest of the range follows the alternate term too.',
    authority: 'PC 18.5(a), 422.7',
    example: { of: 'A battery for hate, 300 days of jail given', was: '180d', now: '300d' },
    concerns: null,
  },
  {
    id: 'gang-and-hate',
    what: 'A misdemeanor found to be for a gang and for hate has the alternate term for a gang.',
    authority: 'PC 186.22(d), 422.7',
    example: { of: 'A battery for a gang and for hate, lower term', was: '16m', now: '1y' },
    concerns: null,
  },
  {
    id: 'least-jail-of-gang-misdemeanors',
    what: 'The least jail of a misdemeanor for a gang, and of gang participation as a misdemeanor, has its exception for an unusual case; an act before the first law of gangs has none.',
    authority: 'PC 186.22(c), (d), (h)',
    example: {
      of: 'Least jail with probation for gang participation as a misdemeanor',
      was: '180 days',
      now: '180 days, 0 by exception',
    },
    concerns: null,
  },
  {
    id: 'terms-of-minors-beside-an-adult',
    what: 'A special circumstance or a One Strike circumstance filed by the term of minors has the term of an adult, where the day of birth shows one.',
    authority: 'PC 190.2(a), 190.5(b), 667.61(j)(1), (l)',
    example: {
      of: 'Murder by a defendant of 46, the term of minors filed, its lower term',
      was: '25 - L',
      now: 'LWOP',
    },
    concerns: null,
  },
  {
    id: 'terms-of-minors-beside-their-circumstance',
    what: 'The term of minors says that the defendant was under 18, where no day of birth shows an adult: with a special circumstance filed beside it there are 25 years to life or life without parole, and no death, and with a One Strike circumstance 25 years to life.',
    authority: 'PC 190.5(a), (b), 667.61(j)(1), (l)',
    example: {
      of: 'Murder with a special circumstance and the term of minors, no day of birth, lower term',
      was: 'LWOP',
      now: '25 - L',
    },
    concerns: { attached: termsOfMinors.flatMap(({ sections }) => sections) },
  },
  {
    id: 'fraud-on-state-printing',
    what: 'The term for a pattern of fraud is added to collusion by the superintendent of state printing, which is to defraud the state.',
    authority: 'PC 100, 186.11(a)(1)',
    example: { of: 'Two such collusions with more than $500,000 taken', was: '2y 8m', now: '5y 8m' },
    concerns: null,
  },
  {
    id: 'minor-at-another-act',
    what: 'Who is said on one count to have been under 18, or by the term of minors beside it, was so at the acts of the same day and before: a special circumstance or a One Strike circumstance of those counts has the term of a minor too, where no day of birth shows an adult.',
    authority: 'PC 190.5(b), 667.61(j)(1), (l)',
    example: {
      of: 'Two murders of one day at once, under 18 said of the one, a special circumstance of the other, lower term',
      was: 'LWOP',
      now: '25 - L',
    },
    concerns: {
      counts: 2,
      attached: ['PC 667.61', ...[...specialCircumstances, ...termsOfMinors].flatMap(({ sections }) => sections)],
    },
  },
  {
    id: 'youth-parole-of-who-is-said-a-minor',
    what: 'Where the count of the controlling offense says that the defendant was under 18, the day of the youth offender hearing is told without a day of birth.',
    authority: 'PC 3051(b)',
    example: {
      of: 'Murder of the first degree, under 18 said, no day of birth: the youth offender hearing',
      was: 'none',
      now: '2050-08-01',
    },
    concerns: null,
  },
];
