import { gunsOfGangParticipants } from '../law/lists/gang-findings.ts';
import type { Correction } from './rules-version.ts';

/** What the samples found of gang participants and of the steps of the gang term, and the last of fire alarms. */
export const foundOfGangSteps: readonly Correction[] = [
  {
    id: 'guns-of-gang-participants',
    what: 'A gun carried by an active gang participant is a serious felony, and a strike, where the gang participation is said to have been a felony.',
    authority:
      'PC 1192.7(c)(28), 25400(c)(3), 25850(c)(3), former 12025(b)(3), 12031(a)(2)(C); People v. Chaides (2014) 229 Cal.App.4th 1157',
    example: {
      of: 'A loaded gun carried by a gang participant, the participation a felony, with two strikes',
      was: '6y',
      now: '25 - L',
    },
    concerns: { sections: gunsOfGangParticipants.flatMap(({ sections }) => sections) },
  },
  {
    id: 'gang-step-beside-a-gun',
    what: 'A gang row filed at a lighter step beside a firearm that makes the felony violent has the ten years of a violent felony; of them and the firearm the greater counts.',
    authority:
      'PC 186.22(b)(1)(A) to (C), 667.5(c)(8), 1170.1(f); People v. Rodriguez (2009) 47 Cal.4th 501; People v. Le (2015) 61 Cal.4th 416',
    example: {
      of: 'A criminal threat with a firearm, both middle, and the three years of section 186.22(b)(1)(A)',
      was: '6y',
      now: '12y',
    },
    concerns: { attached: ['PC 186.22(b)(1)'] },
  },
  {
    id: 'gang-term-of-participation',
    what: 'Participation in a gang that is also found to be for a gang has the two to four years of any felony: it is serious by the gang law alone.',
    authority: 'PC 186.22(a), (b)(1)(A), 1192.7(c)(28); People v. Briceno (2004) 34 Cal.4th 451',
    example: {
      of: 'Participation in a gang, middle term, and the three years of section 186.22(b)(1)(A)',
      was: '7y',
      now: '5y',
    },
    concerns: { sections: ['PC 186.22(a)'] },
  },
  {
    id: 'gang-term-beside-a-gun-before-2000',
    what: 'Before March 8, 2000 the gang term had one step for every felony and rested on no firearm: it stands beside that of the firearm, unless both are found to rest on one.',
    authority: 'Former PC 186.22(b)(1); PC 1170.1(f)',
    example: {
      of: 'A criminal threat of 1999 with a firearm, for a gang, each the middle term',
      was: '6y',
      now: '8y',
    },
    concerns: { attached: ['PC 12022.5'], before: '2000-03-08' },
  },
  {
    id: 'fire-alarms-of-a-relative',
    what: 'A fire alarm or other fire protection broken, or a false alarm, may be done to a spouse, partner or relative: at least 36 months of probation.',
    authority: 'PC 148.4(a), 1203.097(a)(1)',
    example: {
      of: 'Probation for breaking a fire alarm',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
