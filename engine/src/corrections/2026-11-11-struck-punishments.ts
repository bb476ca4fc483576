import type { Correction } from './rules-version.ts';

/** What a reading of the sections of enhancements found of those whose punishment is struck. */
export const foundOfStruckPunishments: readonly Correction[] = [
  {
    id: 'struck-punishment-excludes-nothing',
    what: 'An enhancement whose punishment is struck keeps no other from being added: a lesser firearm term, an injury term or a gang term beside section 12022.53, injuries beside an elder’s, the loss beside a pattern of fraud, and others.',
    authority:
      'PC 368(j), 1170.1(f), (g), 1385(b)(1), 12022.53(e)(2), (f), (h); People v. McDavid (2024) 15 Cal.5th 1015',
    example: {
      of: 'A robbery with a firearm, middle terms, the punishment of section 12022.53(b) struck, section 12022.5(a) found too',
      was: '3y',
      now: '7y',
    },
    concerns: { punishmentStruck: true },
  },
  {
    id: 'struck-gang-step-stays-struck',
    what: 'A gang term whose punishment is struck adds nothing, though the felony commands another step than the one filed.',
    authority: 'PC 186.22(b)(1), 1385(b)(1)',
    example: {
      of: 'An assault with great bodily injury, middle term, the gang’s step (A) struck',
      was: '13y',
      now: '6y',
    },
    concerns: { punishmentStruck: true, attached: ['PC 186.22(b)(1)'] },
  },
  {
    id: 'struck-fraud-pattern-leaves-jail',
    what: 'A term for a pattern of fraud whose punishment is struck takes no felony of county jail to prison.',
    authority: 'PC 1170(h)(3)(D), 1385(b)(1)',
    example: { of: 'Two frauds of a pattern, its term struck', was: 'state prison', now: 'county jail' },
    concerns: null,
  },
  {
    id: 'fact-of-struck-enhancement',
    what: 'The fact of an enhancement whose punishment is struck may support the upper term.',
    authority: 'PC 1170(b)(5); CRC 4.420(g)',
    example: {
      of: 'A robbery with a knife, found beyond a reasonable doubt, the punishment of the knife struck, the greatest',
      was: '3y',
      now: '5y',
    },
    concerns: null,
  },
];
