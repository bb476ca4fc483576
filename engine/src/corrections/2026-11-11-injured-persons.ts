import { yearsOfFurtherVictims } from '../law/lists/further-victims.ts';
import type { Correction } from './rules-version.ts';

/** What was found of allegations that say who was hurt. */
export const foundOfInjuredPersons: readonly Correction[] = [
  {
    id: 'probation-where-the-finding-says-who-was-hurt',
    what: 'Probation is never shorter than thirty-six months where great injury in domestic violence was found, whatever the crime is; beside another finding that a person was hurt, where that person is a relative.',
    authority: 'PC 1203.097(a)(1), 12022.7(e), 13700(b); FM 6211',
    example: {
      of: 'Probation for resisting an officer by force, great injury in domestic violence found',
      was: 'Up to the greatest term of the crime.',
      now: 'Up to the greatest term of the crime. At least 36 months.',
    },
    concerns: null,
  },
  {
    id: 'each-injured-in-a-staged-collision',
    what: 'The two years for serious injury in a staged collision are added for each person injured, named or not.',
    authority: 'PC 550(g)',
    example: { of: 'A staged collision, middle term, section 550(g) written twice', was: '5y', now: '7y' },
    concerns: { attached: ['PC 550(g)'], attachedTwice: true },
  },
  {
    id: 'further-victims-of-one-driving',
    what: 'Of one instance of driving three years at most are added for further victims of a drunk driver, and one for a person, on whichever of its counts they are found; none for the count’s own victim.',
    authority: 'VC 23558',
    example: {
      of: 'Two killed in one collision, middle term, the same two injured found on both counts',
      was: '10y 8m',
      now: '10y',
    },
    concerns: { attached: yearsOfFurtherVictims.flatMap(({ sections }) => sections) },
  },
];
