import type { Correction } from './rules-version.ts';

/** What a reading of the Business and Professions Code beside its rows found. */
export const foundInTheBusinessAndProfessionsCode: readonly Correction[] = [
  {
    id: 'attempts-to-use-a-hearing-aid-license-or-alter-a-ticket',
    what: 'An attempt to use a bought or altered hearing aid dispenser’s license, or to alter or counterfeit a parimutuel ticket, is named by the section itself and is not halved.',
    authority: 'BP 2538.46, 19666; PC 664(a)',
    example: { of: 'An attempt to use a bought hearing aid dispenser’s license', was: '182d', now: '364d' },
    concerns: { sections: ['BP 2538.46', 'BP 19666'], attempted: true },
  },
  {
    id: 'felonies-of-trades-older-than-an-amendment',
    what: 'Subdivisions sold without notice, against an order or by false advertising, and medical diplomas bought, are crimes before 1995, too: the days were those of amendments.',
    authority: 'BP 581, 11010(a), 11019(b), 11022(a)',
    example: { of: 'A subdivision advertised falsely in 1990, middle term', was: '0d', now: '2y' },
    concerns: { sections: ['BP 581', 'BP 11010', 'BP 11019', 'BP 11022'], before: '1995-01-01' },
  },
  {
    id: 'misdemeanors-of-trades-older-than-an-amendment',
    what: 'Law practiced without a license, home improvement sold and automobiles repaired without registration, and two misdemeanors of licensed premises are crimes before 1995, too: the days were those of amendments.',
    authority: 'BP 6126(a), 7153(a), 9884.6(a), 25607(a), 25663(a)',
    example: { of: 'Home improvement sold without registration in 1990', was: '0d', now: '180d' },
    concerns: { sections: ['BP 6126(a)', 'BP 7153', 'BP 9884.6', 'BP 25607', 'BP 25663'], before: '1995-01-01' },
  },
];
