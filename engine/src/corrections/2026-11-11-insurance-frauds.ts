import type { Correction } from './rules-version.ts';

/** What a forty-first sample found of a crime whose section makes its doer guilty of violating another. */
export const foundOfInsuranceFrauds: readonly Correction[] = [
  {
    id: 'priors-beside-unlicensed-cosmetic-business',
    what: 'Two years for each prior insurance fraud are added to a cosmetic medical business run by the unlicensed, which is guilty of violating section 550(a)(6).',
    authority: 'BP 2417.5(a); PC 550(a)(6), (e)',
    example: { of: 'Such a business over $950 after one insurance fraud, upper term', was: '5y', now: '7y' },
    concerns: { sections: ['BP 2417.5'], attached: ['PC 550(e)'] },
  },
  {
    id: 'no-probation-for-unlicensed-cosmetic-business',
    what: 'After two insurance frauds a cosmetic medical business run by the unlicensed, as a felony, has no probation.',
    authority: 'BP 2417.5(a); PC 550(d)',
    example: {
      of: 'Such a business over $950 after two insurance frauds',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
];
