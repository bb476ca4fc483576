import type { Correction } from './rules-version.ts';

/** What a forty-first sample found of conspiracies that their own section makes felonies. */
export const foundOfNamedConspiracies: readonly Correction[] = [
  {
    id: 'conspiracies-against-voters',
    what: 'Who conspires to dissuade voters near the polls or to challenge them without cause is guilty of a felony served in state prison, also where the crime itself is charged as a misdemeanor; so of the ethics code of the Legislature.',
    authority: 'EL 18541(d), 18543(b); GC 8926; PC 18(a)',
    example: { of: 'A conspiracy to challenge voters without cause, charged of the misdemeanor', was: '0d', now: '3y' },
    concerns: { sections: ['EL 18541', 'EL 18543', 'GC 8926'], conspired: true },
  },
  {
    id: 'conspiracies-of-welfare-fraud',
    what: 'A conspiracy to embezzle food benefits or to misuse them has no years for what an electronic transfer took: the section names the violation and its attempt alone.',
    authority: 'WI 10980(h)(1)',
    example: {
      of: 'A conspiracy to embezzle food benefits of more than $1,000,000 by electronic transfer',
      was: '6y',
      now: '3y',
    },
    concerns: { attached: ['WI 10980(h)'], conspired: true },
  },
];
