import type { Correction } from './rules-version.ts';

/** What a reading of every enhancement beside the limits of probation found. */
export const foundOfEnhancements: readonly Correction[] = [
  {
    id: 'firearms-that-bar-by-other-sections',
    what: 'A firearm used in a sex crime under section 12022.3(a), or fired from a vehicle under section 12022.55, bars probation for the listed felonies, as one used under section 12022.5 does.',
    authority: 'PC 1203.06(a)(1), (c)(2), 12022.3(a), 12022.55',
    example: {
      of: 'A carjacking with a shot from a vehicle that injures',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'lewd-acts-after-sex-crimes',
    what: 'A prior sex crime found under section 667.51 or 667.6, and a child kidnapped for the act under section 667.8(b), bar probation for lewd acts and continuous abuse. Of matter shown under section 667.15 the bar is told, unless it was not used in the act.',
    authority: 'PC 1203.066(a)(5), (a)(6), (a)(9), (c), 667.51, 667.6(a), (b), 667.8(b), 667.15',
    example: { of: 'A lewd act with a prior sex crime', was: 'Eligible with Findings', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'priors-of-further-sections',
    what: 'Priors of further sections, and rows that tell of two or three, count as prior felony convictions where probation is asked of; two prior insurance frauds bar it for a third, unless they were tried together.',
    authority:
      'PC 1203(e)(4), (e)(5), 550(d) to (f), 190.05, 236.4(c), 288.3(c), 667.6(b), 667.7, 667.75, 667.9(b), 670(c), 4530; HS 11353.4; IC 1871.4(c), 11760(b), 11880(b)',
    example: { of: 'Insurance fraud with two prior frauds', was: 'Eligible', now: 'Ineligible' },
    concerns: null,
  },
  {
    id: 'limits-told-by-other-findings',
    what: 'Probation is for an unusual case where a finding of another name says so: a victim of 70 or more injured by a weapon, more than $200,000 taken in one theft, cocaine base sold to a minor again.',
    authority: 'PC 1203.045, 1203.048, 1203.09(f), 12022.6(a), 12022.7(c); HS 11353.4, 11370(a)',
    example: { of: 'One theft with more than $200,000 taken', was: 'Eligible', now: 'Eligible with Findings' },
    concerns: null,
  },
  {
    id: 'devices-of-arson-of-property',
    what: 'A device to speed the fire adds no term to arson of property: paragraph (5) is of arson under subdivisions (a) to (c).',
    authority: 'PC 451.1(a)(5), 451(d)',
    example: { of: 'Arson of property by a device, middle term', was: '7y', now: '2y' },
    concerns: { attached: ['PC 451.1(a)(5)'] },
  },
  {
    id: 'four-priors-of-drunk-driving',
    what: 'The three years for four or more priors of drunk driving are for the record: added once, and beside great injury found to be inflicted.',
    authority: 'VC 23566(c); PC 1170.1(a); People v. Sasser (2015) 61 Cal.4th 1',
    example: { of: 'Two collisions of one with four priors, middle terms', was: '8y', now: '7y' },
    concerns: { counts: 2, sections: ['VC 23566'] },
  },
  {
    id: 'sex-for-money-in-prison',
    what: 'The year for sex with a minor for money is of the state prison, and so is the whole term, where the felony was of county jail.',
    authority: 'PC 675(a); People v. Vega (2014) 222 Cal.App.4th 1374',
    example: { of: 'Sex with a minor for money, sentenced in 2014', was: 'county jail', now: 'state prison' },
    concerns: null,
  },
  {
    id: 'dependent-children-kidnapped',
    what: 'The fifteen years for kidnapping a child under 14 are added to a lewd act on a dependent person, who may be one.',
    authority: 'PC 288(c)(2), 667.8(b)',
    example: { of: 'A lewd act on a dependent child who was kidnapped for it, middle term', was: '2y', now: '17y' },
    concerns: { sections: ['PC 288'], attached: ['PC 667.8(b)'] },
  },
  {
    id: 'devices-possessed-by-habitual-offenders',
    what: 'Two prior prison terms take the credit of prison for a destructive device that is exploded with intent to injure, and not for one possessed, or exploded to terrify or to damage.',
    authority: 'PC 2933.5(a)(2)(N), 18740, former 12303.3',
    example: {
      of: 'A device possessed, with two prison terms for violent felonies and a strike, 100 days served',
      was: '2036-01-14',
      now: '2034-02-23',
    },
    concerns: null,
  },
  {
    id: 'boobytraps-and-marks-of-tear-gas',
    what: 'The year for a deadly weapon used is not added to a boobytrap placed or possessed, nor to a tear gas weapon whose mark is altered: the weapon is what the section forbids.',
    authority: 'PC 20110, 22910(a), former 12355, 12422, 12022(b)(1); People v. Arzate (2003) 114 Cal.App.4th 390',
    example: { of: 'A boobytrap placed and a deadly weapon used, middle term', was: '4y', now: '3y' },
    concerns: { sections: ['PC 20110', 'PC 22910', 'PC 12355', 'PC 12422'], attached: ['PC 12022(b)'] },
  },
  {
    id: 'short-barreled-guns-outside-permitted-uses',
    what: 'Probation is for an unusual case where a short-barreled rifle or shotgun is possessed outside the permitted uses: section 33215 punishes it.',
    authority: 'PC 1203(e)(11), 33210, 33215, former 12001.5',
    example: {
      of: 'A short-barreled shotgun possessed against section 33210',
      was: 'Eligible',
      now: 'Eligible with Findings',
    },
    concerns: null,
  },
];
