import type { Correction } from './rules-version.ts';

/** What a forty-second sample found of injuries by crimes of the Vehicle Code. */
export const foundOfInjuriesNotOfDriving: readonly Correction[] = [
  {
    id: 'injuries-by-no-driving',
    what: 'Great bodily injury found beside a crime of the Vehicle Code that is no driving limits probation to an unusual case, as beside any other: what is thrown at a vehicle, forged, stolen or taken.',
    authority: 'PC 1203(e)(3); People v. Lewis (2004) 120 Cal.App.4th 837',
    example: {
      of: 'Probation for an object thrown at a vehicle to injure, with great injury',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
