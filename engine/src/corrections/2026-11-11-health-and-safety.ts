import type { Correction } from './rules-version.ts';

/** What a reading of the Health and Safety Code beside its text found, and of what else sets a length of probation. */
export const foundInTheHealthCode: readonly Correction[] = [
  {
    id: 'probation-for-a-tuberculosis-order',
    what: 'Probation for not complying with a health officer’s order to a patient of tuberculosis may last two years, as its section says, and not the general year.',
    authority: 'HS 120280; PC 1203a(b)',
    example: { of: 'A tuberculosis isolation order not complied with', was: 'Up to 1 year.', now: 'Up to 2 years.' },
    concerns: { sections: ['HS 120280'] },
  },
  {
    id: 'probation-for-contempt-of-a-family-order',
    what: 'Probation for contempt of an order of the Family Code may last a year, two upon a second finding and three upon a later one, as its section says.',
    authority: 'CP 1218(c)(2)',
    example: { of: 'A third finding of contempt of a Family Code order', was: 'Up to 1 year.', now: 'Up to 3 years.' },
    concerns: { sections: ['CP 1218(c)(1)'] },
  },
];
