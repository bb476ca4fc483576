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
];
