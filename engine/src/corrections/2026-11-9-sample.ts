import { gunsOfGangParticipants } from '../law/lists/gang-findings.ts';
import { massDestruction } from '../law/measures.ts';
import { foundByTheSecondSweep } from './2026-11-9-sweep.ts';
import type { RulesVersion } from './rules-version.ts';

/** What a tenth sample beside the text and a second sweep found. */
export const rules2026x11x9: RulesVersion = {
  version: '2026.11.9',
  from: '2026-11-26',
  corrections: [
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
      id: 'mass-destruction-before-the-lists',
      what: 'The use of a weapon of mass destruction is a violent and a serious felony from September 17, 2002; of before that day only where it is punished by life.',
      authority: 'PC 667.5(c)(23), 1192.7(c)(41) by Stats. 2002, ch. 606',
      example: {
        of: 'A weapon of mass destruction in food in 2001, with a prior serious felony',
        was: '17y',
        now: '12y',
      },
      concerns: { sections: ['PC 11418'], before: massDestruction },
    },
    {
      id: 'officers-of-jails-before-2000',
      what: 'Sexual activity of an employee of a detention facility with an inmate was a misdemeanor before 2000.',
      authority: 'PC 289.6 before Stats. 1999, ch. 806',
      example: { of: 'Sexual activity with an inmate of a jail in 1999', was: '3y', now: '180d' },
      concerns: { sections: ['PC 289.6'], before: '2000-01-01' },
    },
    {
      id: 'firearms-at-schools-before-1995',
      what: 'Before 1995 a firearm at a school had two, three or four years if loaded, one, two or three if not.',
      authority: 'former PC 626.9, before the Gun-Free School Zone Act of 1995',
      example: { of: 'A loaded firearm on school grounds in 1994', was: '5y', now: '4y' },
      concerns: { sections: ['PC 626.9'], before: '1995-01-01' },
    },
    {
      id: 'jail-of-probation-in-the-total',
      what: 'Where no felony is served the total is the jail of misdemeanors and that of probation together; what is marked concurrent runs beside, for the release too.',
      authority: 'PC 669, 1203.1(a)',
      example: {
        of: 'A burglary on probation with 180 days, and 364 days of a misdemeanor',
        was: '364d',
        now: '544d',
      },
      concerns: { probation: true, counts: 1 },
    },
    ...foundByTheSecondSweep,
  ],
};
