import { gunsOfGangParticipants } from '../law/lists/gang-findings.ts';
import type { RulesVersion } from './rules-version.ts';

/** What a tenth sample beside the text found. */
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
  ],
};
