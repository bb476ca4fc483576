import type { Correction } from './rules-version.ts';

/** What a thirteenth sample beside the text found. */
export const foundByTheThirteenthSample: readonly Correction[] = [
  {
    id: 'attempts-that-are-takings-or-offers',
    what: 'An attempt to take wildlife that a section forbids to take alone, and an attempt to sell a security or a franchise where to offer it is the crime, is the crime itself and not halved.',
    authority: 'FG 86; CC 25017(b), 31018(b); PC 664',
    example: { of: 'An attempt to take a listed nongame bird at night', was: '182d', now: '364d' },
    concerns: {
      attempted: true,
      sections: [
        'FG 2005',
        'FG 3502',
        'FG 3801',
        'FG 4003',
        'FG 4651.5(b)',
        'FG 5523(c)',
        'FG 5672',
        'FG 8380(a)',
        'FG 8603',
        'FG 8623(a)',
        'FG 8625(a)',
        'FG 9027.5(a)(1)',
        'FG 12013.3(a)(1)',
        'FG 12013.3(a)(2)',
        'FG 12013.3(a)(3)',
        'FG 12013.3(a)(6)',
        'CC 25110',
        'CC 25120',
        'CC 25130',
        'CC 31110',
        'CC 31201',
      ],
    },
  },
];
