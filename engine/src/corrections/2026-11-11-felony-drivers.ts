import type { Correction } from './rules-version.ts';

/** What a reading of allegations of the Vehicle, Health and Safety and Welfare and Institutions Codes found. */
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
  {
    id: 'injuries-of-medi-cal-frauds',
    what: 'The four years for each person injured by a scheme to defraud Medi-Cal are not added beside a term for great bodily injury of the same person: of one victim the greatest is imposed.',
    authority: 'WI 14107(d), (h); PC 1170.1(g)',
    example: {
      of: 'A scheme to defraud Medi-Cal, middle term, with an injury found by both sections',
      was: '10y',
      now: '7y',
    },
    concerns: { attached: ['WI 14107(d)'] },
  },
];
