import type { Correction } from './rules-version.ts';

/** What a fifty-first sample found of the alternate penalty for a gang, and of murder after a term for murder. */
export const foundOfGangAlternate: readonly Correction[] = [
  {
    id: 'jail-of-felonies-for-a-gang',
    what: 'A felony with the alternate penalty for a gang may be given 180 to 364 days of county jail in place of prison, which makes a misdemeanor of it.',
    authority: 'PC 17(b)(1), 186.22(d)',
    example: { of: 'A grand theft with the alternate penalty, 200 days given', was: '0d', now: '200d' },
    concerns: { attached: ['PC 186.22(d)'] },
  },
  {
    id: 'alternate-penalty-and-no-life-term',
    what: 'The alternate penalty for a gang, alone, brings no life term and no calendar minimum of subdivision (b); beside a term of subdivision (b) it gives way.',
    authority: 'PC 186.22(b)(4), (5), (d)',
    example: { of: 'A carjacking with the alternate penalty', was: '15 - L', now: '3y' },
    concerns: { attached: ['PC 186.22(d)'] },
  },
  {
    id: 'days-served-for-a-gang',
    what: 'Who is sentenced to jail by the alternate penalty for a gang is not released before 180 days are served.',
    authority: 'PC 186.22(d)',
    example: {
      of: 'A battery for a gang, 200 days given on August 1, 2026: the release',
      was: '2026-11-09',
      now: '2027-01-28',
    },
    concerns: null,
  },
  {
    id: 'life-felonies-with-alternate-penalty',
    what: 'Beside a life felony the alternate penalty for a gang leaves its term as it is, without fifteen calendar years.',
    authority: 'PC 186.22(b)(5), (d)',
    example: { of: 'Torture with the alternate penalty', was: '15 - L', now: '7 - L' },
    concerns: { attached: ['PC 186.22(d)'] },
  },
  {
    id: 'no-probation-after-a-murder-term',
    what: 'Second degree murder with a prior prison term for murder has no probation.',
    authority: 'PC 190.05(a), (h)',
    example: {
      of: 'Probation for second degree murder with a prior murder term',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
];
