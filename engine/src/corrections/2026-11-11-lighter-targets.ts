import type { Correction } from './rules-version.ts';

/** What a fifty-second sample found of conspiracies whose target a later law made lighter. */
export const foundOfLighterTargets: readonly Correction[] = [
  {
    id: 'lighter-targets-conspired',
    what: 'A conspiracy charged as the lesser form of a wobbler stays a misdemeanor where a later law leaves its target a misdemeanor alone: concentrated cannabis since Proposition 64, petty theft with a prior since Proposition 47.',
    authority: 'PC 17(b), 182(a); In re Estrada (1965) 63 Cal.2d 740',
    example: {
      of: 'A conspiracy of 2015 to have concentrated cannabis after a disqualifying prior, a misdemeanor, sentenced today',
      was: '3y',
      now: '364d',
    },
    concerns: { sections: ['HS 11357', 'PC 666'], conspired: true, before: '2016-11-09' },
  },
];
