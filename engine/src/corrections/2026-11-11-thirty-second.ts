import type { Correction } from './rules-version.ts';

/** What a thirty-second sample beside the text found. */
export const foundByTheThirtySecondSample: readonly Correction[] = [
  {
    id: 'attempts-to-avoid-telephone-charges',
    what: 'An attempt to avoid the charge for a telephone or telegraph service, with a prior, is named by the section itself and is not halved.',
    authority: 'PC 502.7(a), (g); PC 664(a)',
    example: { of: 'An attempt to avoid telephone charges, with a prior, middle term', was: '1y', now: '2y' },
    concerns: { sections: ['PC 502.7(g)'], attempted: true },
  },
];
