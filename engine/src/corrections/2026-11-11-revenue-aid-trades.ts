import type { Correction } from './rules-version.ts';

/** What a reading of the codes of revenue, public aid and the trades beside the catalogue found. */
export const foundOfRevenueAidAndTrades: readonly Correction[] = [
  {
    id: 'a-gambling-license-fee-evaded',
    what: 'Who willfully evades a gambling license fee may be held up to a year in county jail: the section names no greatest time, and no misdemeanor.',
    authority: 'BP 19942(a); PC 19.2, 18.5(a)',
    example: { of: 'A gambling license fee evaded', was: '180d', now: '364d' },
    concerns: { sections: ['BP 19942(a)'] },
  },
  {
    id: 'attempts-to-obtain-aid-or-evade-a-gambling-fee',
    what: 'An attempt to obtain or keep aid without right, or to evade a gambling license fee, is punished in full: the sections name it beside the act.',
    authority: 'WI 11482; BP 19942(a)',
    example: { of: 'An attempt to obtain aid without right', was: '90d', now: '180d' },
    concerns: { attempted: true, sections: ['WI 11482', 'BP 19942(a)'] },
  },
  {
    id: 'child-aid-by-fraud-before-2010',
    what: 'Until January 24, 2010 aid for a child obtained by fraud was punished as grand theft above $400.',
    authority: 'WI 11483, 10980(c), before Stats. 2009, 3d Ex. Sess., ch. 28',
    example: { of: 'Child aid of $600 obtained by fraud in 2005, upper term', was: '180d', now: '3y' },
    concerns: { sections: ['WI 11483'], before: '2010-01-25' },
  },
];
