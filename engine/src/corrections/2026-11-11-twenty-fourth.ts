import type { Correction } from './rules-version.ts';

/** What the twenty-fourth sample found of acts of earlier days. */
export const foundInEarlierDays: readonly Correction[] = [
  {
    id: 'rules-of-motor-carriers-before-1991',
    what: 'A violation of the rules on hours of drivers, or on the equipment of commercial vehicles, has up to six months for acts before October 14, 1991, too: the day was that of an amendment.',
    authority: 'VC 34506(a), (f)',
    example: { of: 'A violation of the rules on hours of drivers in 1990', was: '0d', now: '180d' },
    concerns: { sections: ['VC 34506(a)', 'VC 34506(f)'], before: '1991-10-14' },
  },
];
