import type { Correction } from './rules-version.ts';

/** What a reading of the rows of former law, as a class, found. */
export const foundOfClosedRows: readonly Correction[] = [
  {
    id: 'dogs-trained-to-fight-before-2000',
    what: 'The bite of a dog that was trained to fight was a misdemeanor until 2000.',
    authority: 'PC 399.5(a), before Stats. 1999, ch. 265',
    example: { of: 'A dog trained to fight that bit in 1999', was: '4y', now: '180d' },
    concerns: { sections: ['PC 399.5(a)'], before: '2000-01-01' },
  },
  {
    id: 'forced-lewd-acts-before-1982',
    what: 'A lewd act by force on a child under 14 has three, five or seven years where it was of 1980 or 1981.',
    authority: 'PC 288(b), before Stats. 1981, ch. 1064',
    example: { of: 'A lewd act by force of 1981, middle term', was: '6y', now: '5y' },
    concerns: { sections: ['PC 288(b)(1)'], before: '1982-01-01' },
  },
  {
    id: 'ended-before-realignment',
    what: 'Custody denied before 1997, and the crimes of schools before 2005, are served in state prison: their sections ended before those of county jail.',
    authority: 'PC 18(a), 1170(h); former PC 277, EC 94319.14, 94320',
    example: { of: 'Custody denied in 1996, middle term', was: 'county jail', now: 'state prison' },
    concerns: null,
  },
];
