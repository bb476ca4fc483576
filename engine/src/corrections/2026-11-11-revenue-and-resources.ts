import type { Correction } from './rules-version.ts';

/** What a reading of the Revenue and Taxation Code and the Public Resources Code beside their rows found. */
export const foundOfRevenueAndResources: readonly Correction[] = [
  {
    id: 'archaeology-before-2011',
    what: 'To remove archaeological or fossil features from public land has six months before 2011, a year since.',
    authority: 'PR 5097.5(a); Stats. 2010, ch. 635; PC 19',
    example: { of: 'Fossils taken from public land in 2010', was: '364d', now: '180d' },
    concerns: { sections: ['PR 5097.5(a)'], before: '2011-01-01' },
  },
  {
    id: 'beverage-container-frauds-before-2013',
    what: 'Beverage container frauds are crimes before September 26, 2013, too, by $950 from January 25, 2010, and by $400 before.',
    authority: 'PR 14591(b)',
    example: {
      of: 'A false claim for beverage containers in 2012, over $950, middle term',
      was: '0d',
      now: '2y',
    },
    concerns: { sections: ['PR 14591(b)'], before: '2013-09-26' },
  },
  {
    id: 'white-collar-by-false-oil-refunds',
    what: 'The years for aggravated white collar crime attach to a false claim for a refund of lubricating oil payments.',
    authority: 'PC 186.11(a)(1); PR 48650.5(d)',
    example: {
      of: 'Two false claims for oil refunds, loss of more than $500,000, middle terms',
      was: '4y',
      now: '7y',
    },
    concerns: { sections: ['PR 48650.5'], attached: ['PC 186.11'] },
  },
  {
    id: 'white-collar-by-false-tax-stamps',
    what: 'The years for aggravated white collar crime attach to false stamps made or used to evade the tax on cigarettes.',
    authority: 'PC 186.11(a)(1); RT 30473',
    example: {
      of: 'False cigarette tax stamps twice, loss of more than $500,000, middle terms',
      was: '4y',
      now: '7y',
    },
    concerns: { sections: ['RT 30473'], attached: ['PC 186.11'] },
  },
];
