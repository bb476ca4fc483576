import type { Correction } from './rules-version.ts';

/** What the lists left open by the eighteenth to the twenty-first sample held, and who may be a victim. */
export const foundInWhatWasLeft: readonly Correction[] = [
  {
    id: 'death-or-life-without-parole-and-probation',
    what: 'Probation is barred for treason, perjury that procures an execution, and a train wrecked, an assault by a prisoner for life or sabotage of defense that kills: the trier of fact determines whether the penalty is death or life without parole, as for murder with a special circumstance.',
    authority: 'PC 190.3, 190.4',
    example: { of: 'Probation for treason', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'attempts-to-leave-home-detention',
    what: 'An attempt to leave home detention in lieu of bail is punished in full: section 4532, which punishes it, names the attempt.',
    authority: 'PC 1203.018(i), 4532(a)(1), (b)(1)',
    example: { of: 'An attempt to leave home detention, held for a felony, middle term', was: '1y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 1203.018(i)'] },
  },
  {
    id: 'home-detention-left-as-a-misdemeanor',
    what: 'Home detention in lieu of bail left as a misdemeanor has at least ninety days of jail, consecutive to any other sentence, as an escape.',
    authority: 'PC 1203.018(i), 4532(d)(2), (5)',
    example: { of: 'Least jail for home detention left, held for a misdemeanor', was: '0d', now: '90d' },
    concerns: null,
  },
  {
    id: 'attempted-aggravated-arson',
    what: 'An attempted aggravated arson has the term of attempted arson, sixteen months, two or three years: section 455 names the attempt to burn any structure, forest land or property.',
    authority: 'PC 455(a), 664(a)',
    example: { of: 'An attempted aggravated arson, middle term', was: '7y', now: '2y' },
    concerns: { attempted: true, sections: ['PC 451.5'] },
  },
  {
    id: 'relatives-as-victims-by-the-words',
    what: 'Of every crime it was asked by its words whether a relative may be the victim. At least 36 months of probation, where the victim is one, stand now beside a false petition, a boobytrap, a stored firearm that injures, a minor given or used for drugs, injury by a driver or on the water, deceit and injury to property in other codes; no longer beside theft from a shop or an inn, government computers and a damaged place of worship.',
    authority: 'PC 1203.097(a)(1); People v. Forester (2022) 78 Cal.App.5th 447',
    example: {
      of: 'Probation for a false petition for a gun violence restraining order',
      was: 'Up to 1 year.',
      now: 'Up to 1 year. At least 36 months where the victim is a spouse, partner or relative (Family Code, § 6211).',
    },
    concerns: null,
  },
  {
    id: 'patterns-of-fraud-before-1996',
    what: 'The added years for a pattern of fraud or embezzlement are law since January 1, 1996: a felony of before does not have them.',
    authority: 'PC 186.11',
    example: { of: 'Grand theft in a pattern of fraud in 1995, with a loss over $500,000', was: '5y', now: '2y' },
    concerns: null,
  },
  {
    id: 'drunk-drivers-who-killed-by-gross-negligence-before-1987',
    what: 'Manslaughter by a drunk driver with gross negligence, which stood in section 192(c)(3) from 1984 to 1986, has its four, six or eight years; it was not found.',
    authority: 'former PC 192(c)(3), 193(c)(3); People v. McNiece (1986) 181 Cal.App.3d 1048',
    example: {
      of: 'Manslaughter by a drunk driver with gross negligence in 1985, upper term',
      was: '0y',
      now: '8y',
    },
    concerns: { sections: ['PC 192(c)(3)'], before: '1987-01-01' },
  },
  {
    id: 'campuses-and-cemeteries-before-their-sections',
    what: 'A firearm on a campus before 1995 is punished by the section on schools of that day, and the section on cemeteries is of 2001: neither reaches an older act.',
    authority: 'PC 594.35, 626.9(h), (i)',
    example: {
      of: 'A cemetery vandalized in 2000, by the section undivided, and grand theft',
      was: '2y 8m',
      now: '2y',
    },
    concerns: null,
  },
];
