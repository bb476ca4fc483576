import type { Correction } from './rules-version.ts';

/** What a reading of drunk driving by its sections found of the jail of a grant for a felony. */
export const foundOfFelonyDrivers: readonly Correction[] = [
  {
    id: 'jail-of-felony-drunk-drivers-on-probation',
    what: 'Probation for a felony of drunk driving has the days of a refused test and of reckless speed too, on top of its least and its most jail, as that for a misdemeanor; a refused test only by the paragraph that fits.',
    authority: 'VC 23577(a)(2), (3), (5), 23582(b)',
    example: {
      of: 'Least jail of probation for drunk driving with injury at reckless speed, a felony',
      was: '5 days',
      now: '65 days, 5 by exception',
    },
    concerns: null,
  },
];
