import type { Correction } from './rules-version.ts';

/** What a reading of the smaller codes beside their rows found. */
export const foundInTheSmallerCodes: readonly Correction[] = [
  {
    id: 'yacht-brokers-by-a-fine',
    what: 'A rule of yacht and ship brokers broken has a fine alone; a year of jail where that was willful and the rule was known.',
    authority: 'HN 738(a)',
    example: { of: 'A rule of yacht brokers broken', was: '364d', now: '0d' },
    concerns: { sections: ['HN 738(a)'] },
  },
  {
    id: 'unequal-pay-without-a-prior',
    what: 'Nobody is jailed for unequal pay, or for a minor in a forbidden occupation, without a prior conviction of that law.',
    authority: 'LC 1199.5, 1309',
    example: { of: 'Unequal pay, first conviction', was: '180d', now: '0d' },
    concerns: { sections: ['LC 1199.5', 'LC 1309'] },
  },
];
