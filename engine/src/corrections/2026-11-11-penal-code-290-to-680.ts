import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code from section 290 to 680 beside the catalogue found. */
export const foundInSections290To680: readonly Correction[] = [
  {
    id: 'touting-by-a-credential',
    what: 'Who attempts to tout by a credential is punished as who touts.',
    authority: 'PC 337.2, 337.8',
    example: { of: 'Jail for an attempt to use a credential for touting', was: '90d', now: '180d' },
    concerns: { sections: ['PC 337.8'] },
  },
  {
    id: 'embezzlement-in-a-disaster',
    what: 'The year for fraud on the victims of a disaster, and that for a prior of it, stand beside embezzlement of more than $950 whatever section charges it, and that for a prior beside looting that is grand theft.',
    authority: 'PC 463(b), (c), 484(a), 484c, 487(a), 490a, 503 to 508, 514, 667.16(a), 670(a), (c)',
    example: { of: 'Embezzlement by a trustee in such a fraud, middle term', was: '2y', now: '3y' },
    concerns: { attached: ['PC 667.16', 'PC 670'] },
  },
];
