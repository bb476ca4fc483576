import type { Correction } from './rules-version.ts';

/** What a reading of the Health and Safety Code beside its text found. */
export const foundInTheHealthCode: readonly Correction[] = [
  {
    id: 'probation-for-a-tuberculosis-order',
    what: 'Probation for not complying with a health officer’s order to a patient of tuberculosis may last two years, as its section says, and not the general year.',
    authority: 'HS 120280; PC 1203a(b)',
    example: { of: 'A tuberculosis isolation order not complied with', was: 'Up to 1 year.', now: 'Up to 2 years.' },
    concerns: { sections: ['HS 120280'] },
  },
];
