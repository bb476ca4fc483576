import type { Correction } from './rules-version.ts';

/** What the twenty-fifth sample found. */
export const foundByTheTwentyFifthSample: readonly Correction[] = [
  {
    id: 'transfers-to-none-who-is-barred',
    what: 'The further term for a firearm later used in a felony attaches to sections 27500(b) and 27510 alone, and no longer to a dealer’s delivery or to a firearm brought into the state.',
    authority: 'PC 27590(d)(1), 27540, 27585',
    example: {
      of: 'A handgun delivered without evidence of identity and later used in a felony, middle terms',
      was: '4y',
      now: '2y',
    },
    concerns: { attached: ['PC 27590(d)'], sections: ['PC 27540', 'PC 27585'] },
  },
];
