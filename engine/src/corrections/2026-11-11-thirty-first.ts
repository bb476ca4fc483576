import type { Correction } from './rules-version.ts';

/** What a thirty-first sample beside the text, read in part, found. */
export const foundByTheThirtyFirstSample: readonly Correction[] = [
  {
    id: 'families-of-officials',
    what: 'An assault, a threat or an address made known may be of the family of an official, an officer or a researcher, and a minor may be the child of one who lets it work, trains it or does not report it missing: at least 36 months of probation where the victim is a spouse, partner or relative.',
    authority:
      'PC 1203.097(a)(1); PC 76(a), 76.5, 115.1(b), 146e, 217.1, 273j(b), 310.2, 337u(d), 422.4, 587.1(b); EL 18110, 18340; GC 7928.210; LC 1303, 1308.3, 1308.5, 1308.7, 1391; VC 1808.4(d)',
    example: {
      of: 'Probation for an assault on the family of an official',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'white-collar-steps',
    what: 'The term for aggravated white collar crime of at most $500,000 is one year, and two where more than $200,000 was taken or lost, $150,000 before 2008: it is the term of § 12022.6 for the amount, and no choice of the court.',
    authority: 'PC 186.11(a)(3), 12022.6(a)(1), (2)',
    example: { of: 'Two forgeries, loss of more than $100,000, middle terms', was: '4y 8m', now: '3y 8m' },
    concerns: { attached: ['PC 186.11(a)(3)'] },
  },
];
