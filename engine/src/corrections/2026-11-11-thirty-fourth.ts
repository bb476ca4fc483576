import type { Correction } from './rules-version.ts';

/** What a thirty-fourth sample beside the text found. */
export const foundByTheThirtyFourthSample: readonly Correction[] = [
  {
    id: 'spectators-of-dog-fights-before-2010',
    what: 'Who watched a dog fight before 2010 has six months of jail.',
    authority: 'PC 597.5(b), before Stats. 2009, ch. 225',
    example: { of: 'A spectator at a dog fight of 2009', was: '364d', now: '180d' },
    concerns: { sections: ['PC 597.5(b)'], before: '2010-01-01' },
  },
  {
    id: 'frauds-before-an-insurance-fraud',
    what: 'No court is offered to dismiss the earlier frauds pleaded beside an insurance fraud.',
    authority: 'PC 550(d)',
    example: {
      of: 'The shortest offer by dismissing priors, of a false claim after a fraud, the court alone, middle term',
      was: '3y',
      now: '5y',
    },
    concerns: null,
  },
];
