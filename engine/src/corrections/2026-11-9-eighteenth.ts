import type { Correction } from './rules-version.ts';

/** What an eighteenth sample beside the text found. */
export const foundByTheEighteenthSample: readonly Correction[] = [
  {
    id: 'passengers-assaulted',
    what: 'An assault by a weapon or great force on a vehicle for hire may be on a passenger, who may be a spouse, partner or relative: at least 36 months of probation.',
    authority: 'PC 245.2, 1203.097(a)(1)',
    example: {
      of: 'Probation for an assault with a deadly weapon on a bus',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
];
