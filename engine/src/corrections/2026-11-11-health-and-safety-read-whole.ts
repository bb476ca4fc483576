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
  {
    id: 'attempts-to-furnish-a-minor',
    what: 'Who attempts to furnish a minor with methamphetamine, PCP or another listed drug commits the crime itself: nothing is halved, and the terms of a school or a church are added.',
    authority: 'HS 11380(a), 11380.1',
    example: { of: 'An attempt to give a minor methamphetamine', was: '4y 6m', now: '9y' },
    concerns: { sections: ['HS 11380'], attempted: true },
  },
  {
    id: 'conspiracies-to-make-drugs-beside-a-child',
    what: 'A conspiracy to make methamphetamine or PCP has no years for a child who is there and none for an injury or a death: their sections name the violation and its attempt alone.',
    authority: 'HS 11379.7(a), (b), 11379.9(a)',
    example: {
      of: 'A conspiracy to make methamphetamine where a child under 16 is present',
      was: '9y',
      now: '7y',
    },
    concerns: { attached: ['HS 11379.7', 'HS 11379.9'], conspired: true },
  },
];
