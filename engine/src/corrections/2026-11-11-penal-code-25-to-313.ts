import { proposition21, sexOffenders2006 } from '../law/measures.ts';
import type { Correction } from './rules-version.ts';

/** What sections 25 to 313 of the Penal Code, read whole, found. */
export const foundInPenalCode25To313: readonly Correction[] = [
  {
    id: 'material-of-minors-shown-to-adults-before-2006',
    what: 'A first distribution of material of minors to an adult before September 20, 2006, is a misdemeanor.',
    authority: 'PC 311.2(c), before Stats. 2006, ch. 337',
    example: { of: 'Material of a minor sent to an adult in June 2005, middle term', was: '2y', now: '364d' },
    concerns: { sections: ['PC 311.2(c)'], before: sexOffenders2006 },
  },
  {
    id: 'minors-coerced-into-gangs-before-2000',
    what: 'Violence to bring a minor into a gang and threats to do so have one, two or three years from 1994 until Proposition 21, the threats also a year of jail.',
    authority: 'former PC 186.26(a), (b)',
    example: { of: 'A minor threatened in 1999 to join a gang, upper term', was: '4y', now: '3y' },
    concerns: { sections: ['PC 186.26(a)', 'PC 186.26(b)'], before: proposition21 },
  },
];
