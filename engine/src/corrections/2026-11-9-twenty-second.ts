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

/** What the twenty-second sample found in its rows 76 to 112. */
export const foundInTheOtherCodes: readonly Correction[] = [
  {
    id: 'attempts-to-obtain-a-listed-drug',
    what: 'An attempt to obtain a listed drug by fraud, charged by section 11371.1, is punished in full, and the added years for a pattern of fraud stand beside it: the section punishes who violates section 11173, which names the attempt.',
    authority: 'HS 11371.1, 11173(a); PC 186.11(a)(1)',
    example: { of: 'An attempt to obtain a listed drug by fraud, middle term', was: '1y', now: '2y' },
    concerns: { attempted: true, sections: ['HS 11371.1'] },
  },
  {
    id: 'attempted-sabotage-as-a-misdemeanor',
    what: 'Attempted sabotage as a misdemeanor has up to a year, as the section on attempts gives, not half of it.',
    authority: 'MV 1673; PC 18(b), 664',
    example: { of: 'Attempted sabotage of defense material, as a misdemeanor', was: '182d', now: '364d' },
    concerns: { attempted: true, sections: ['MV 1670', 'MV 1671', 'MV 1672(b)'] },
  },
  {
    id: 'speed-contests-after-a-prior',
    what: 'A speed contest within five years of another has at least four days of jail, thirty where a person is injured; with probation 48 hours to six months, of the felony too.',
    authority: 'VC 23109(f)(1), (2), (g)',
    example: { of: 'Least jail for a speed contest with a prior, causing bodily injury', was: '0d', now: '30d' },
    concerns: null,
  },
  {
    id: 'frauds-on-the-insurance-commissioner',
    what: 'A willful violation of the insurance holding company law with fraud on the commissioner is a felony of which fraud is an element: the added years for a pattern of fraud stand beside it.',
    authority: 'IC 1215.11(d), (f); PC 186.11(a)(1)',
    example: {
      of: 'Two frauds on the insurance commissioner, loss of more than $500,000, middle terms',
      was: '2y 8m',
      now: '5y 8m',
    },
    concerns: { sections: ['IC 1215.11'], attached: ['PC 186.11'] },
  },
  {
    id: 'insurance-holding-companies-without-fraud',
    what: 'A willful violation of the insurance holding company law without fraud on the commissioner is punished by a fine alone; the section cited without a subdivision led to the felony.',
    authority: 'IC 1215.11(d), (f)',
    example: {
      of: 'Probation for section 1215.11 cited without a subdivision',
      was: 'Up to 2 years.',
      now: 'Up to 1 year.',
    },
    concerns: { sections: ['IC 1215.11'] },
  },
  {
    id: 'drinking-on-vessels-before-1997',
    what: 'To operate a vessel other than a recreational one with .04 percent is a crime since 1992, a recreational one with .08 percent since 1991, and under the influence before.',
    authority: 'HN 655(b), (c), (d); Stats. 1989, ch. 1114; Stats. 1990, ch. 588',
    example: { of: 'A charter vessel operated with .04 percent in 1995', was: '0d', now: '180d' },
    concerns: { sections: ['HN 655'], before: '1997-01-01' },
  },
];

/** What the twenty-third sample found. */
export const foundByTheTwentyThirdSample: readonly Correction[] = [
  {
    id: 'threats-to-retaliate-before-2006',
    what: 'Sodomy and oral copulation by a threat to retaliate are among the violent sex crimes with full, separate and consecutive terms from September 20, 2006: before, only those by force, violence, duress, menace or fear of immediate injury were.',
    authority: 'PC 667.6(e)(4), (7); People v. Cortez (1986) 187 Cal.App.3d 1152',
    example: {
      of: 'Oral copulation of two victims by threats to retaliate in 2005, middle terms, concurrent',
      was: '12y',
      now: '6y',
    },
    concerns: { sections: ['PC 286(c)(3)', 'PC 288a(c)(3)'], before: '2006-09-20' },
  },
  {
    id: 'carriers-of-hazardous-material-before-1999',
    what: 'A hazardous material carrier without a license has up to six months for acts before 1999 too: the section that punishes spoke of the license since 1989.',
    authority: 'VC 32000.5(a), 32002(a); Stats. 1988, ch. 1384',
    example: { of: 'A hazardous material carrier without a license in 1995', was: '0d', now: '180d' },
    concerns: { sections: ['VC 32000.5(a)'], before: '1999-01-01' },
  },
];

/** What a sweep of the lists by their days found. */
export const foundInTheDaysOfLists: readonly Correction[] = [
  {
    id: 'violent-felonies-before-2000',
    what: 'Kidnapping but of a child for a lewd act, carjacking without a weapon used in person, arson of an inhabited structure, assault with intent to commit a sex offense or mayhem, and a destructive device that injures are violent felonies from March 8, 2000, not before: credit of an earlier act is not fifteen per cent.',
    authority: 'former PC 667.5(c)(10), (13) to (17); PC 2933.1',
    example: { of: 'Conduct credit for 100 days in jail, kidnapping of 1997', was: '15 days', now: '50 days' },
    concerns: null,
  },
  {
    id: 'child-under-five-before-2001',
    what: 'Four, five or six years for great bodily injury to a child under five came with 2001. Before, subdivision (d) of the section was domestic violence, three, four or five years.',
    authority: 'PC 12022.7(d); Stats. 2000, ch. 919',
    example: { of: 'Injury to a spouse in 2000 with great bodily injury by subdivision (d)', was: '10y', now: '9y' },
    concerns: { attached: ['PC 12022.7(d)'], before: '2001-01-01' },
  },
  {
    id: 'penetration-of-the-vulnerable-before-2000',
    what: 'Sexual penetration came into the list of crimes of which an old, disabled or young victim adds a year with 2000.',
    authority: 'PC 667.9(c); Stats. 1999, ch. 569',
    example: { of: 'Sexual penetration in 1999 of a victim over 65', was: '9y', now: '8y' },
    concerns: { attached: ['PC 667.9'], before: '2000-01-01' },
  },
  {
    id: 'drunk-drivers-manslaughter-before-2007',
    what: 'Further victims and flight add their terms to manslaughter by a drunk driver without gross negligence before 2007, which stood in section 192(c)(3) then.',
    authority: 'VC 20001(c), 23558; former PC 192(c)(3)',
    example: { of: 'Manslaughter by a drunk driver in 2006 with a further victim', was: '4y', now: '5y' },
    concerns: { sections: ['PC 192(c)(3)'], before: '2007-01-01' },
  },
  {
    id: 'firearm-use-before-1990',
    what: 'A firearm used before 1990 adds two years; the row had begun with 1990.',
    authority: 'former PC 12022.5(a); Stats. 1976, ch. 1139',
    example: { of: 'Robbery of 1989 with a firearm used', was: '5y', now: '7y' },
    concerns: { attached: ['PC 12022.5(a)'], before: '1990-01-01' },
  },
  {
    id: 'threats-of-public-authority-before-2006',
    what: 'Sodomy and oral copulation by a threat to use public authority have full, separate and consecutive terms from September 20, 2006: before, only those by force or fear of immediate injury had.',
    authority: 'PC 667.6(e)(4), (7); People v. Cortez (1986) 187 Cal.App.3d 1152',
    example: { of: 'Sodomy of two victims by such threats in 2005, middle terms, concurrent', was: '12y', now: '6y' },
    concerns: { sections: ['PC 286(k)', 'PC 288a(k)'], before: '2006-09-20' },
  },
  {
    id: 'habitual-sex-offenders-before-2006',
    what: 'Rape, sodomy and oral copulation by a threat to retaliate, and sodomy and oral copulation with a child under fourteen, make a habitual sexual offender from September 20, 2006.',
    authority: 'PC 667.71(c)',
    example: { of: 'Rape by a threat to retaliate in 2005, a habitual sexual offender', was: '25 - L', now: '8y' },
    concerns: { attached: ['PC 667.71'], before: '2006-09-20' },
  },
];
