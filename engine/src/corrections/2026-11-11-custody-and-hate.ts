import { consecutiveInJail, consecutiveToEveryTerm } from '../law/lists/consecutive-sections.ts';
import { conspiraciesOfGangParticipants } from '../law/lists/gang-findings.ts';
import { realignment } from '../law/measures.ts';
import type { Correction } from './rules-version.ts';

/** What the texts read again said of terms after a custody, of hate before 2011, and of a child's death. */
export const foundOfCustodyAndHate: readonly Correction[] = [
  {
    id: 'escapes-after-misdemeanors',
    what: 'A felony whose section names every other term, or that of a custody which may be for a misdemeanor, is consecutive to a misdemeanor too, whatever the marks: escapes by force, fires and weapons in a jail, burglary of one.',
    authority: 'PC 451(e), 452(e), 462.5(d), 1026.4(a), 1370.5(a), 4011.7, 4133, 4502, 4532(a)(2), (b)(2), 4536(a)',
    example: {
      of: 'Jail after the term of an escape by force, marked concurrent, for a misdemeanor of 90 days',
      was: '0d',
      now: '90d',
    },
    concerns: {
      counts: 2,
      concurrent: true,
      sections: [...consecutiveToEveryTerm, ...consecutiveInJail].flatMap(({ sections }) => sections),
    },
  },
  {
    id: 'hate-before-realignment',
    what: 'Of an act before October 1, 2011 hate makes no felony of a misdemeanor that may be charged as a felony: it was punishable in state prison, which section 422.7 leaves out.',
    authority: 'PC 17(a), 422.7; former PC 18; Stats. 2011, ch. 15',
    example: { of: 'Jail for grand theft of 2009 as a misdemeanor, for hate', was: '0d', now: '364d' },
    concerns: { attached: ['PC 422.7'], before: realignment },
  },
  {
    id: 'death-of-a-child-beside-its-injury',
    what: "The term for a child's injury that ends in death is not added beside that for great bodily injury of the same child: the greater is.",
    authority: 'PC 1170.1(g), 12022.7, 12022.95',
    example: {
      of: 'Child abuse resulting in death, and great injury of the child under five, middle terms',
      was: '13y',
      now: '9y',
    },
    concerns: { attached: ['PC 12022.95'] },
  },
  {
    id: 'conspiracies-of-gang-participants',
    what: "A gang participant's conspiracy is a serious felony, and a strike, where it is said to be a felony violation of the gang law as well.",
    authority: 'PC 182.5, 186.22(a), 1192.7(c)(28); People v. Johnson (2013) 57 Cal.4th 250',
    example: { of: 'Such a conspiracy with a prior serious felony, middle term', was: '2y', now: '7y' },
    concerns: { sections: conspiraciesOfGangParticipants.flatMap(({ sections }) => sections) },
  },
];
