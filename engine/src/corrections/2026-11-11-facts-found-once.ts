import { stepsOfCrimes } from '../law/lists/steps-of-sections.ts';
import type { Correction } from './rules-version.ts';

/** What the forty-fifth sample found of facts that were written twice, and of a prior that bars probation. */
export const foundOfFactsOnce: readonly Correction[] = [
  {
    id: 'one-fact-once',
    what: 'An allegation of a fact about the crime, or about one victim of it, adds one term to a count however often it is written: a child in the vehicle, a place near a school or a shelter, flight, a gang member’s failure to register, one circumstance of a reckless fire.',
    authority: 'VC 20001(c), 23572(a), 23577(a), 23582(a); HS 11353.1, 11380.7(a); PC 186.33(b)(1), 452.1(a)',
    example: {
      of: 'A drug for sale near a shelter, middle term, section 11380.7(a) written twice',
      was: '5y',
      now: '4y',
    },
    concerns: { attached: stepsOfCrimes, attachedTwice: true },
  },
  {
    id: 'lewd-act-after-sexual-violence',
    what: 'A prior prison term for a sexually violent offense bars probation for a lewd act or continuous sexual abuse, unless the user says that it was for a kidnapping.',
    authority: 'PC 667.5(b), 1203.066(a)(5); WI 6600(b)',
    example: {
      of: 'Probation for a lewd act after a prison term for a sexually violent offense',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
];
