import { homeDetentionLeft } from '../law/lists/personal-acts.ts';
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
  {
    id: 'weapons-and-vests-of-those-who-conspire',
    what: 'The years for a body vest in a violent offense, and those for a weapon in a carjacking, are of the crime and its attempt: a conspiracy has them no more, but a vest beside one punished by life or a great injury, firearm or weapon found. Attempted arson of section 455 has the years of a vest.',
    authority: 'PC 12022(b)(2), 12022.2(b), 29905',
    example: { of: 'A conspiracy to commit robbery in a body vest, middle terms', was: '5y', now: '3y' },
    concerns: { attached: ['PC 12022(b)(2)', 'PC 12022.2(b)'] },
  },
  {
    id: 'escapes-from-home-detention-with-a-gun-or-an-injury',
    what: 'Who escapes from home detention, which section 4532 names and punishes, has no probation where a firearm was used in person or a great injury inflicted.',
    authority: 'PC 1203.016(f), 1203.017(f), 1203.018(i), 4532(a), 1203.06(a)(1)(H), 1203.075(a)(8)',
    example: {
      of: 'A failure to return to home detention, section 1203.017(f), with a firearm used, section 12022.5(a): probation',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: { sections: homeDetentionLeft },
  },
];
