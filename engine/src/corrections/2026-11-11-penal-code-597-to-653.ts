import type { Correction } from './rules-version.ts';

/** What a reading of Penal Code, §§ 597 to 653, beside its text found. */
export const foundInSections597To653: readonly Correction[] = [
  {
    id: 'entrances-blocked-again',
    what: 'An entrance to a school, a health facility or a place of worship blocked has least days of jail where it was done before: five, and thirty the third time.',
    authority: 'PC 602.11(a)',
    example: { of: 'The least jail for a third offense of blocking an entrance', was: '0d', now: '30d' },
    concerns: { sections: ['PC 602.11(a)'] },
  },
  {
    id: 'horsemeat-a-year-of-jail',
    what: 'Horsemeat offered for human consumption has a year of jail at most, and not the two that its section names.',
    authority: 'PC 19.2, 598d(b)',
    example: { of: 'Horsemeat offered for sale', was: '720d', now: '364d' },
    concerns: { sections: ['PC 598d(a)'] },
  },
];
