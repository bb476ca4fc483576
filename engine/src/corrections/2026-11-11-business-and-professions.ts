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
];
