import { ofDriving } from '../law/lists/completed-crimes-only.ts';
import { conspiraciesCovered } from '../law/lists/conspiracies-covered.ts';
import { firearmAssaults } from '../law/lists/firearm-assaults.ts';
import type { Correction } from './rules-version.ts';

/** What a sweep of every crime in each state found of attempts and conspiracies. */
export const foundOfIncompleteCrimes: readonly Correction[] = [
  {
    id: 'attempts-of-what-asks-for-a-conviction',
    what: 'Where a section makes a crime graver for who is convicted of it again, the attempt is one of the plain crime, mostly a misdemeanor: an attempt is no such conviction.',
    authority:
      'PC 664, 666(a), 314(1), 653f(d), (e) and others; People v. Bean (1989) 213 Cal.App.3d 639; People v. Finley (1994) 26 Cal.App.4th 454',
    example: { of: 'Jail for attempted petty theft with two theft priors, the misdemeanor', was: '182d', now: '90d' },
    concerns: { attempted: true, notice: 'ATTEMPT_OF_PLAIN_CRIME' },
  },
  {
    id: 'felonies-attempted-by-a-prior',
    what: 'So of felonies: attempted injury of a spouse, or taking of a vehicle, after an earlier conviction is half of the plain felony.',
    authority: 'PC 273.5(a), (f), 664(a), 666.5(a); VC 10851(a), (e)',
    example: { of: 'An attempt to take a vehicle with a prior of it', was: '2y', now: '1y 6m' },
    concerns: { attempted: true, notice: 'ATTEMPT_OF_PLAIN_CRIME' },
  },
  {
    id: 'conspiracies-as-misdemeanors',
    what: 'A conspiracy to commit a wobbler, charged as a misdemeanor, has the jail of its target, and no felony term.',
    authority: 'PC 17(b), 182(a)',
    example: { of: 'Jail for a conspiracy to commit burglary, a misdemeanor', was: '0d', now: '364d' },
    concerns: { conspired: true },
  },
  {
    id: 'conspiracies-charged-down',
    what: 'A conspiracy to commit a misdemeanor whose days in jail are chosen is a misdemeanor itself, of up to 364 days. Without them it is the felony that it was.',
    authority: 'PC 17(b), 18.5, 182(a)',
    example: { of: 'A conspiracy to batter, with 100 days in jail chosen', was: '3y', now: '100d' },
    concerns: { conspired: true },
  },
  {
    id: 'enhancements-of-conspiracies-to-commit-misdemeanors',
    what: 'A conspiracy to commit a misdemeanor is a felony of section 182, beside which stands what is added to any felony: an injury, a weapon, hate. What is added to misdemeanors alone does not: days of drunk driving, the felony that hate makes of them.',
    authority: 'PC 182(a), 422.7, 422.75, 12022, 12022.7; VC 23572, 23577, 23582',
    example: { of: 'A conspiracy to batter, with great bodily injury, middle term', was: '2y', now: '5y' },
    concerns: { conspired: true },
  },
  {
    id: 'lengths-of-probation-of-conspiracies-to-commit-misdemeanors',
    what: 'Probation for a conspiracy to commit a misdemeanor is up to two years, where the length of its target is for a violation of the section. What the victim asks for stays.',
    authority: 'PC 182(a), 1203.1(a), (l), 1203.097(a)(1)',
    example: { of: 'Probation for a conspiracy to drive drunk', was: '3 to 5 years.', now: 'Up to 2 years.' },
    concerns: null,
  },
  {
    id: 'least-jail-of-conspiracies-to-commit-misdemeanors',
    what: 'Probation for a conspiracy to commit a misdemeanor has no least days in jail by the section of its target.',
    authority: 'PC 182(a), 1203.095(a)',
    example: { of: 'A conspiracy to brandish a firearm', was: '90 days, 0 by exception', now: '0 days' },
    concerns: null,
  },
  {
    id: 'conspiracies-named-by-their-section',
    what: 'Who conspires is punished as the target’s own section says where it names conspiracy: touting, doping of horses, insurance and disability fraud, unlicensed medicine and dentistry, false applications to the Department of Fish and Wildlife, sabotage, wages of public works, cosmetic business by the unlicensed, the laws of repossessors, private investigators and alarm companies, diversion of diesel fuel, telephone calling records, hazing until 2006.',
    authority:
      'PC 337f(a)(1), 337.2, 550(a), (b), (c)(2), 638(a), 182(a); BP 1701.1(b), 2052(b), 2417.5(a), 7502.1(a), 7523(b), 7592.2; former EC 32051; FC 1861; FG 1054(a); IC 1871.4(a)(3); LC 1778; MV 1674; RT 60702; UI 2107, 2116(d)',
    example: { of: 'Jail for a conspiracy to tout', was: '0d', now: '180d' },
    concerns: { conspired: true, sections: conspiraciesCovered.flatMap(({ sections }) => sections) },
  },
  {
    id: 'arming-in-incomplete-assaults-with-a-firearm',
    what: 'The year for being armed with a firearm is not added to an attempt of, or a conspiracy to commit, an assault with a firearm, as it is not to the assault.',
    authority: 'PC 245(a)(2), (3), (b), (d), 245.5(b), 12022(a)(1)',
    example: { of: 'An attempted assault with a firearm, armed with it, middle term', was: '2y 6m', now: '1y 6m' },
    concerns: { sections: firearmAssaults.flatMap(({ sections }) => sections), attached: ['PC 12022(a)(1)'] },
  },
  {
    id: 'driving-found-beside-incomplete-crimes',
    what: 'What is added to who drives in violation of a section, flees after it or is convicted of it is not added to an attempt or a conspiracy: a child in the vehicle, a refused test, reckless speed, further victims, flight.',
    authority: 'PC 192.5(e); VC 14601.3(e)(3), 20001(c), 23558, 23572, 23577, 23582',
    example: { of: 'Jail for attempted drunk driving at reckless speed', was: '150d', now: '90d' },
    concerns: { attached: ofDriving.flatMap(({ sections }) => sections) },
  },
  {
    id: 'bars-of-attempts-that-their-section-names',
    what: 'An attempt that its section names is a violation of it, and has its bar on probation: to attempt to explode a destructive device.',
    authority: 'PC 18740, 18745, 18780',
    example: {
      of: 'Probation for an attempt to explode a device with intent to injure',
      was: 'Eligible',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'bar-of-conspiracies-to-commit-insurance-fraud',
    what: 'A conspiracy to commit insurance fraud violates the section itself: no probation after two such felonies.',
    authority: 'PC 550(a), (b), (c)(2), (d)',
    example: {
      of: 'Probation for a conspiracy to prepare a false claim, after two',
      was: 'Eligible with Findings',
      now: 'Ineligible',
    },
    concerns: null,
  },
  {
    id: 'terms-that-the-court-may-leave',
    what: 'The two or three years of a day-care provider "may" be added: the least of the range is without them.',
    authority: 'PC 674(a), (b)',
    example: { of: 'The least for a lewd act by a day-care provider', was: '5y', now: '3y' },
    concerns: null,
  },
];
