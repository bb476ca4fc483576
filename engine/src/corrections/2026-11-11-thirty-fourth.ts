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
  {
    id: 'cycling-under-the-influence-by-a-fine',
    what: 'Punished by a fine alone: riding a bicycle under the influence, an employer’s use of arrest records, interfering with the agricultural board, and homework without a permit.',
    authority: 'VC 21200.5; LC 432.7(c), 1151.6, 2660.5',
    example: { of: 'A bicycle ridden under the influence', was: '180d', now: '0d' },
    concerns: { sections: ['VC 21200.5', 'LC 432.7(c)', 'LC 1151.6', 'LC 2660.5'] },
  },
];
