import { assaults } from '../law/lists/assaults.ts';
import type { Correction } from './rules-version.ts';

/** What a fortieth sample found of attempts of assaults. */
export const foundOfAttemptedAssaults: readonly Correction[] = [
  {
    id: 'injury-and-arms-in-attempted-assaults-to-commit-sex-crimes',
    what: 'Great bodily injury in a sex offense, and its weapons, have no years beside an attempt of an assault to commit a sex offense: the sections name its violation alone, and the attempt of sections 261 to 289. Great bodily injury by section 12022.7 and the use of a firearm by section 12022.5 stay open.',
    authority: 'PC 220, 12022.3, 12022.8',
    example: { of: 'An attempted assault to commit rape, with great bodily injury', was: '7y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 220'], attached: ['PC 12022.3', 'PC 12022.8'] },
  },
  {
    id: 'firearms-in-attempted-assaults',
    what: 'Ten years and more for a firearm are not added to the attempt of an assault: of a child under eight, of a prisoner and of one who serves life too.',
    authority: 'PC 273ab, 4500, 4501, 12022.53(a)(18)',
    example: { of: 'An attempted assault of a prisoner, with a firearm', was: '12y', now: '2y' },
    concerns: {
      attempted: true,
      sections: assaults.flatMap(({ sections }) => sections),
      attached: ['PC 12022.53'],
    },
  },
  {
    id: 'attempted-assaults-that-are-serious',
    what: 'An attempted assault in a burglary to commit a sex offense is serious, as the attempt of a felony punished by life. That of a prisoner with a weapon is not, as no attempt of an assault.',
    authority: 'PC 220(b), 4501(a), 1192.7(c)(22), (39)',
    example: {
      of: 'An attempted assault in a burglary to commit a sex offense, with a prior serious felony',
      was: '7y',
      now: '12y',
    },
    concerns: { attempted: true, sections: ['PC 220(b)', 'PC 4501(a)'] },
  },
  {
    id: 'body-vests-in-attempted-assaults',
    what: 'A body vest adds one, two or five years to an attempted assault too: its section names the attempted commission of a violent offense and the attempted felony.',
    authority: 'PC 12022.2(b), 29905(a)',
    example: { of: 'An attempted assault with a deadly weapon in a body vest', was: '1y 6m', now: '3y 6m' },
    concerns: { attempted: true, attached: ['PC 12022.2(b)'] },
  },
];
