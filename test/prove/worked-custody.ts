import type { WorkedLine } from './worked-line.ts';

/** Felonies after the sentence of a custody that was for a misdemeanor. */
export const workedCustody: readonly WorkedLine[] = [
  [
    'an escape by force of a misdemeanant, marked concurrent beside the misdemeanor',
    '4y 90d',
    [
      ['PC 490.2', 'u', 'k', { days: 90 }],
      ['PC 4532(a)(2)', 'm', 'c'],
    ],
  ],
  [
    'an escape without force of one held for a felony, marked concurrent beside a misdemeanor',
    '2y',
    [
      ['PC 490.2', 'u', 'k', { days: 90 }],
      ['PC 4532(b)(1)', 'm', 'c'],
    ],
  ],
];
