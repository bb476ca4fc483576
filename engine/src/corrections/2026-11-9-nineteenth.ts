import type { Correction } from './rules-version.ts';

/** What a nineteenth sample beside the text found. */
export const foundByTheNineteenthSample: readonly Correction[] = [
  {
    id: 'attempts-to-coerce-dealers-or-pass-placards',
    what: 'An attempt to coerce a dealer of vehicles, or to pass a false placard of the disabled, which the section itself names, is not halved.',
    authority: 'VC 11713.2, 4463(b)(2); PC 664(a)',
    example: { of: 'An attempt to coerce a dealer to pay for advertising', was: '90d', now: '180d' },
    concerns: { sections: ['VC 11713.2', 'VC 4463(b)(2)'], attempted: true },
  },
  {
    id: 'false-statements-to-notaries',
    what: 'A false sworn statement to a notary about the title of a home is a fraud beside which aggravated white collar crime attaches, as the filing of a false document is.',
    authority: 'PC 115.5(b), 186.11(a)(1)',
    example: {
      of: 'Two false sworn statements to notaries, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['PC 115.5(b)'], attached: ['PC 186.11'] },
  },
  {
    id: 'gross-manslaughter-while-intoxicated-before-1987',
    what: 'Gross vehicular manslaughter while intoxicated has its own section since January 1, 1987: an older act was manslaughter of section 192, and a section cited for it is left out.',
    authority: 'PC 191.5; Stats. 1986, ch. 1106; People v. McNiece (1986) 181 Cal.App.3d 1048',
    example: {
      of: 'Two killed in 1986, one count of section 191.5(a) and one of section 192(c)(1), middle terms',
      was: '7y 4m',
      now: '4y',
    },
    concerns: null,
  },
  {
    id: 'gang-registrants-at-schools-before-2010',
    what: 'The year in jail of a gang registrant who loiters about a school is of January 1, 2010: before it he had the six months of any other, subdivision (a).',
    authority: 'PC 653b(c); Stats. 2009, ch. 592',
    example: { of: 'Section 653b(c) cited for an act of 2009', was: '364d', now: '0d' },
    concerns: null,
  },
  {
    id: 'trays-and-pallets-before-2010',
    what: 'Until January 24, 2010 the possession of marked trays and pallets, and the obliteration of their marks, were punished as grand theft above $400.',
    authority: 'BP 22753; PC 487(a), before Stats. 2009, 3d Ex. Sess., ch. 28',
    example: { of: 'Marks of pallets of $500 obliterated in 2009, upper term', was: '180d', now: '3y' },
    concerns: { sections: ['BP 22753'], before: '2010-01-25' },
  },
];
