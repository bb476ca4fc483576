import type { Correction } from './rules-version.ts';

/** What a reading of the Penal Code's felonies by the days of their acts found. */
export const foundOfOpenRows: readonly Correction[] = [
  {
    id: 'first-determinate-terms',
    what: 'Robbery, first degree burglary, rape, rape in concert, a lewd act, kidnapping, voluntary manslaughter and attempted murder of July 1977 to 1978 have the lesser terms of their day.',
    authority: 'PC 193, 208, 213, 264, 264.1, 288, 461, 664, before Stats. 1978, ch. 579',
    example: { of: 'A robbery of 1978, upper term', was: '5y', now: '4y' },
    concerns: {
      sections: [
        'PC 192(a)',
        'PC 207(a)',
        'PC 212.5(c)',
        'PC 261',
        'PC 264.1',
        'PC 288(a)',
        'PC 460(a)',
        'PC 664/187(a)',
      ],
      before: '1979-01-01',
    },
  },
  {
    id: 'intercourse-with-minors-before-1994',
    what: 'Unlawful sexual intercourse has its terms by the ages since 1994: an act of before is § 261.5 without a subdivision.',
    authority: 'PC 3; PC 261.5, Stats. 1993, ch. 596',
    example: { of: 'Section 261.5(d) of an act of 1993, beside a burglary of two years', was: '4y 8m', now: '2y' },
    concerns: null,
  },
  {
    id: 'robbery-in-concert-before-1995',
    what: 'Robbery of a dwelling in concert has its own term since 1995.',
    authority: 'PC 3; PC 213(a)(1)(A), as amended in 1994',
    example: { of: 'A robbery in concert of 1994, beside a burglary of two years', was: '9y 8m', now: '2y' },
    concerns: null,
  },
];
