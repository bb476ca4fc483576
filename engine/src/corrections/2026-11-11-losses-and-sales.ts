import type { Correction } from './rules-version.ts';

/** What the forty-fourth sample found of a loss punished twice and of sales that are attempts. */
export const foundOfLossesAndSales: readonly Correction[] = [
  {
    id: 'loss-of-a-pattern-once',
    what: 'For acts until December 17, 2024, the term for the amount of a loss is imposed and stayed where the term for a pattern of fraud of more than $100,000 and at most $500,000 is imposed.',
    authority: 'PC 186.11(a)(3), (b)(2), 12022.6(a), (d); People v. Lai (2006) 138 Cal.App.4th 1227',
    example: {
      of: 'Two frauds of 2010, loss of more than $100,000 and both enhancements, middle terms',
      was: '4y 8m',
      now: '3y 8m',
    },
    concerns: { counts: 2, attached: ['PC 186.11(a)(3)'], before: '2024-12-18' },
  },
  {
    id: 'attempts-to-sell-insurance-securities',
    what: 'A sale of an insurer’s securities is also an attempt to dispose of them, and is not halved: securities known to be issued unlawfully, and sales without a permit, certificate or license.',
    authority: 'IC 822, 833(f), 845(d); PC 664',
    example: { of: 'An attempt to sell a security known to be issued unlawfully, middle term', was: '12m', now: '2y' },
    concerns: { attempted: true, sections: ['IC 833(f)', 'IC 845(d)'] },
  },
];
