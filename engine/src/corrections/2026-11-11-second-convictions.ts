import type { Correction } from './rules-version.ts';

/** What a reading of every section of a prior, and of those that name the attempt, found of attempts. */
export const foundOfSecondConvictions: readonly Correction[] = [
  {
    id: 'attempts-of-second-convictions',
    what: 'So too of the crimes whose words were read since: contracting without a license a third time, kickbacks, false records of hazardous waste, medical waste, listed chemicals, drugs beside a loaded firearm, adoption payments, desert plants, inspections refused, paid tows, habitual traffic offenders, posted land.',
    authority:
      'PC 273(e), 602.8(b), 664; BP 650(i), 7028(d), 7028.1(b); CP 1218(c)(1); FA 80174; HS 11100(g)(4), 11107.1(c)(2), 11550(f), 25191(a)(2), 118340(c); VC 12110(d), 14601.3(e), 42002.1; WI 14107.2, 14107.3',
    example: { of: 'Jail for an attempt to contract without a license a third time', was: '182d', now: '90d' },
    concerns: { attempted: true, notice: 'ATTEMPT_OF_PLAIN_CRIME' },
  },
  {
    id: 'attempts-to-loiter-about-transit-again',
    what: 'An attempt to loiter about transit facilities after a conviction is half of the misdemeanor: the section asks for a violation after it.',
    authority: 'PU 120451; PC 664(b)',
    example: { of: 'Jail for such an attempt', was: '0d', now: '90d' },
    concerns: { attempted: true, sections: ['PU 120451'] },
  },
  {
    id: 'attempts-to-vend-or-to-practice-medicine',
    what: 'An attempt to vend on a freeway, to place a child for adoption without a license, or before 2003 to practice medicine without one with a risk of great harm, is named by the section itself and is not halved.',
    authority: 'VC 22520.5(a); FM 8609(b); former BP 2053',
    example: { of: 'Jail for an attempt to vend on a freeway after a conviction', was: '90d', now: '180d' },
    concerns: { attempted: true, sections: ['VC 22520.5', 'BP 2053', 'FM 8609(b)'] },
  },
  {
    id: 'attempted-speed-contests-with-a-prior',
    what: 'An attempted speed contest with a prior and a serious injury is half of the plain form, which section 23109.1 punishes: the section asks for a conviction of the crime.',
    authority: 'VC 23109(f)(1), (f)(3), 23109.1; PC 664(a), (b); People v. Bean (1989) 213 Cal.App.3d 639',
    example: { of: 'Jail for such an attempt, a misdemeanor', was: '182d', now: '90d' },
    concerns: { attempted: true, sections: ['VC 23109.1'], notice: 'ATTEMPT_OF_PLAIN_CRIME' },
  },
];
