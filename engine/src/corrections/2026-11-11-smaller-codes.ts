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
  {
    id: 'attempted-sabotage-with-a-death',
    what: 'Attempted sabotage has two, three or four years of county jail, also where it is charged by the section that punishes a death or great injury: that is of the act completed, and the attempt is not serious.',
    authority: 'MV 1672(a), 1673',
    example: { of: 'An attempt of sabotage, charged as causing death, middle term', was: '7y', now: '3y' },
    concerns: { attempted: true, sections: ['MV 1672(a)'] },
  },
  {
    id: 'attempts-to-take-lobster-for-commerce',
    what: 'To take spiny lobster is also to attempt it: an attempt to take it for commerce without a permit is not halved.',
    authority: 'FG 86, 8254(a), 12006(a)(2)',
    example: { of: 'An attempt to take spiny lobster for commerce', was: '90d', now: '180d' },
    concerns: { attempted: true, sections: ['FG 12006(a)(2)'] },
  },
  {
    id: 'attempts-to-buy-a-diploma',
    what: 'An attempt to buy a diploma or degree, which the section itself names, is not halved; nor is a conspiracy to sell or buy one a felony, as the section names it too.',
    authority: 'EC 32382(a), (b), 32383; PC 664(a)',
    example: { of: 'An attempt to buy a diploma', was: '90d', now: '180d' },
    concerns: { sections: ['EC 32382'] },
  },
];
