import type { Correction } from './rules-version.ts';

/** What the reading of every row beside its section found. */
export const foundByTheSweep: readonly Correction[] = [
  {
    id: 'looting-of-dwellings-and-firearms',
    what: 'Looting of a dwelling in an evacuation zone is burglary of the first degree wherever a list names that: an unusual case for probation, a year for an old, young or disabled victim, violent with another person present, bars of firearms and injuries. Looting of a firearm is a serious felony.',
    authority: 'PC 463(b)(3), (c)(1), 462(a), 667.5(c)(21), 667.9(c)(11), 1192.7(c)(18), (26), 1203.06, 1203.075',
    example: { of: 'Looting of a firearm, middle term, with a prior serious felony', was: '2y', now: '7y' },
    concerns: { sections: ['PC 463'] },
  },
  {
    id: 'injury-by-aggravated-arson',
    what: 'The years for great bodily injury are added to aggravated arson, which their section does not leave out and which asks for no injury.',
    authority: 'PC 12022.7(a), (g), 451.5',
    example: {
      of: 'Aggravated arson after a prior arson, with great bodily injury',
      was: '10 - L',
      now: '3y + 10 - L',
    },
    concerns: { attached: ['PC 12022.7'], sections: ['PC 451.5'] },
  },
  {
    id: 'fraud-and-theft-as-sections-call-them',
    what: 'The years for aggravated white collar crime attach to carcasses and animals got by fraud, telephone service stolen after a prior and water taken to defraud, and no longer to public money lent, miscounted or not paid over and construction money diverted, which ask for no fraud. Probation is an unusual case above $100,000 where the section calls its crime theft: false names at pawnbrokers, farm equipment, title records, stolen property brought into the state, fixtures, mortgaged goods; not forged cards, construction money and bribes for trade secrets.',
    authority:
      'PC 186.11(a)(1), 424(a), 484b, 487a(b), 487g, 502.7(g), 592; PC 1203.045(a), 484.1, 484f, 487k, 496c, 497, 499c(c), 502.5, 538; Stark v. Superior Court (2011) 52 Cal.4th 368',
    example: {
      of: 'Public money lent twice, middle terms, with a loss of more than $500,000',
      was: '7y',
      now: '4y',
    },
    concerns: { attached: ['PC 186.11'] },
  },
  {
    id: 'hate-crimes-of-their-own-section-raised-once',
    what: 'A hate crime that its section has raised, and that is reduced to a misdemeanor, is not raised by the same section again.',
    authority: 'PC 422.7',
    example: {
      of: 'A hate crime with injury as a misdemeanor, raised again, middle term',
      was: '0d',
      now: '364d',
    },
    concerns: { attached: ['PC 422.7'], sections: ['PC 422.7'] },
  },
  {
    id: 'extortion-after-a-prior',
    what: 'Extortion by any threat, and a signature got by one, ask for an unusual case after a prior felony.',
    authority: 'PC 1203(e)(5), 518, 519, 522',
    example: { of: 'Extortion by a threat to injure, after a felony', was: 'Eligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'jail-of-shoplifting',
    what: 'Shoplifting after a disqualifying prior, punished as a misdemeanor, has six months: its section names no term.',
    authority: 'PC 19, 459.5(a)',
    example: { of: 'Shoplifting after a disqualifying prior, as a misdemeanor', was: '364d', now: '180d' },
    concerns: { sections: ['PC 459.5'] },
  },
];
