import type { Correction } from './rules-version.ts';

/** What a reading of the Vehicle Code beside the catalogue found. */
export const foundInTheVehicleCodeAgain: readonly Correction[] = [
  {
    id: 'speed-contest-grants-of-misdemeanors',
    what: 'A speed contest with a prior that seriously injures another has at most six months of jail as a condition of probation as a misdemeanor too.',
    authority: 'VC 23109(f)(3), (g)',
    example: {
      of: 'Most jail as a condition of probation for such a contest, as a misdemeanor',
      was: '364 days',
      now: '180 days',
    },
    concerns: { sections: ['VC 23109(a)'] },
  },
];
