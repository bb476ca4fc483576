import type { Correction } from './rules-version.ts';

/** What a reading of the Health and Safety Code beside the tables found. */
export const foundReadingHealthAndSafety: readonly Correction[] = [
  {
    id: 'no-jail-with-drug-treatment',
    what: 'Probation with drug treatment is commanded for the use and the possession of drugs, and no jail is a condition of it, where nothing in the case excludes it; more only where the court finds an exclusion.',
    authority: 'PC 1210(a), 1210.1(a), (b)',
    example: { of: 'Most jail on probation for methamphetamine possessed', was: '364 days', now: '0 days' },
    concerns: null,
  },
];
