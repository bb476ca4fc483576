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
  {
    id: 'probation-of-any-crime-against-relatives',
    what: 'The thirty-six months of probation for a victim who is a spouse, partner or relative stand beside every crime that may have one: killings, thefts, burglaries, frauds, arson, the abuse of elders and of children too.',
    authority: 'PC 1203.097(a)(1); FM 6211; People v. Forester (2022) 78 Cal.App.5th 447',
    example: {
      of: 'Probation for the taking of a car',
      was: 'Up to 2 years.',
      now: 'Up to 2 years. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'probation-of-firearms-under-protective-orders',
    what: 'Who has a firearm under a protective order has thirty-six months of probation by whatever section it is charged, and so has who breaks a family protective order.',
    authority: 'PC 29825(c), 273.6(h), 136.2(d)(3); FM 6388, 6389(a), (n)',
    example: {
      of: 'Probation for a firearm had under a family protective order',
      was: 'Up to 1 year.',
      now: 'At least 36 months.',
    },
    concerns: null,
  },
  {
    id: 'thefts-of-telephone-services',
    what: 'Telephone and telegraph services obtained by fraud are thefts by their section: probation only in an unusual case above $100,000.',
    authority: 'PC 502.7(a), (g), 1203.045(a)',
    example: {
      of: 'Telephone services stolen with a prior, above $100,000',
      was: 'Eligible by Default',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
