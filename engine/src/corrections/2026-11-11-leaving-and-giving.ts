import type { Correction } from './rules-version.ts';

/** What a fifty-second sample found of injuries before the crime, of those of other counts, of what is given to a minor, and of crimes in transit. */
export const foundOfLeavingAndGiving: readonly Correction[] = [
  {
    id: 'injuries-before-a-flight',
    what: 'The injury of an accident adds no term to the crime of leaving it, of a road or of the water, done, tried or agreed on; domestic violence and a pregnancy that ends add none either, and great injury found limits no probation for it.',
    authority:
      'PC 1203(e)(3), 12022.7, 12022.9; VC 20001; HN 656.2, 656.3, 668(c)(1); People v. Valdez (2010) 189 Cal.App.4th 82',
    example: { of: 'Hit and run causing injury, with great bodily injury', was: '5y', now: '2y' },
    concerns: null,
  },
  {
    id: 'salvia-for-a-relative-of-few-years',
    what: 'Salvia given or sold to a minor may be a crime against a relative, as other drugs are: probation then lasts 36 months at least.',
    authority: 'PC 379, 1203.097; FM 6211',
    example: {
      of: 'Probation for salvia given to a minor',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'injuries-of-other-counts',
    what: 'The terms of section 600(d) of the Penal Code and 11379.9 of the Health and Safety Code are not added for an injury of the same person that another count has as its element, or a term of section 12022.7 for; a notice asks for the victims where they are not named.',
    authority: 'PC 600(d), 12022.7; HS 11379.9(b)',
    example: {
      of: 'A police dog and its handler hurt, a conviction of mayhem of the handler stayed under section 654',
      was: '4y',
      now: '2y',
    },
    concerns: null,
  },
  {
    id: 'jail-for-crimes-in-transit',
    what: 'Probation for a crime of sections 214, 219.2, 241.3, 243.3 or 245.2 of the Penal Code, or for its attempt, has a day of jail at least where it was against who drives or rides in a vehicle for hire, or directed at one.',
    authority: 'PC 1203.055(a), (b)',
    example: { of: 'Probation for an assault on a bus driver by force', was: '0 days', now: '1 days, 0 by exception' },
    concerns: null,
  },
];
