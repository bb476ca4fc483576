import type { Correction } from './rules-version.ts';

/** What a reading of the first and last days of the Penal Code's rows found. */
export const foundOfDays: readonly Correction[] = [
  {
    id: 'stalking-before-1994',
    what: 'Stalking of 1991 to 1993 is a misdemeanor, and a felony of 16 months, two or three years, or a misdemeanor, against a court order.',
    authority: 'PC 646.9(a), (b), before Stats. 1993, ch. 581',
    example: { of: 'Stalking of 1992 against a court order, middle term', was: '3y', now: '2y' },
    concerns: { sections: ['PC 646.9'], before: '1994-01-01' },
  },
  {
    id: 'first-day-of-the-gang-law',
    what: 'The terms for crimes committed for a gang begin on September 26, 1988, three days later than before.',
    authority: 'PC 186.22; People v. Gardeley (1996) 14 Cal.4th 605',
    example: { of: 'A robbery for a gang, of September 25, 1988, middle terms', was: '5y', now: '3y' },
    concerns: { gang: true, before: '1988-09-26' },
  },
  {
    id: 'medicine-without-a-license-before-2003',
    what: 'The practice of medicine without a license was a misdemeanor before 2003; with a risk of great injury it was a crime of its own section.',
    authority: 'BP 2052, 2053, before Stats. 2002, ch. 1085',
    example: { of: 'The practice of medicine without a license in 2002', was: '364d', now: '180d' },
    concerns: { sections: ['BP 2052'], before: '2003-01-01' },
  },
  {
    id: 'older-than-their-letters',
    what: 'Older than the day at which they began: a firearm possessed by a felon, carried concealed, loaded or for a felony, machineguns, silencers, fraud by cards, and custody denied without an order of court.',
    authority: 'Former PC 277, 332, 12021(a), 12023(a), 12024, 12025(a), 12031(a)(1), 12220(a), 12520',
    example: { of: 'A firearm carried concealed in 1985', was: '0d', now: '364d' },
    concerns: {
      sections: [
        'PC 277',
        'PC 332(a)',
        'PC 12021',
        'PC 12023',
        'PC 12024',
        'PC 12025',
        'PC 12031',
        'PC 12220',
        'PC 12520',
      ],
      before: '1995-01-01',
    },
  },
];
