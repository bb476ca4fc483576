import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';
import { embezzlements } from './embezzlements.ts';

/** Computer crimes of any level with a length of probation of their own. */
export const computerCrimes: UndatedList = [
  listed('PC 1203.047', ['PC 502(c)(1)', 'PC 502(c)(2)', 'PC 502(c)(4)', 'PC 502(c)(5)', 'PC 502.7(b)']),
];

/** Those that the section names as felonies only. */
export const computerFelonies: UndatedList = [
  listed('PC 1203.047', ['PC 502(c)(3)', 'PC 502(c)(6)', 'PC 502(c)(7)', 'PC 502(c)(8)']),
];

/** Felony thefts with two years of probation, three where more than $25,000 was taken. */
export const largerThefts: UndatedList = [listed('PC 1203.1(l)(2)', ['PC 487(b)(3)', 'PC 503', 'PC 514', 'PC 532a'])];

/** Misdemeanor thefts with two years of probation: § 1203g, petty theft by the words of its own section, and after others. */
export const pettyThefts: StatuteList = [
  listed(
    'PC 1203g(a)',
    [
      'PC 459.5',
      'PC 463(b)(4)',
      'PC 463(c)',
      'PC 484e(c)',
      'PC 487c',
      'PC 487f',
      'PC 488',
      'PC 490.1',
      'PC 490.2',
      'PC 490.5',
      'PC 666',
      'PC 666.1',
    ],
    { effective: '2025-01-01', except: ['PC 463(c)(4)', 'PC 463(c)(5)'] },
  ),
];

/** Frauds and thefts from elders and dependent adults. */
export const lossesOfElders: UndatedList = [listed('PC 186.12(f)(1)(B)', ['PC 368(d)', 'PC 368(e)', 'WI 15656(c)'])];

/** Thefts, embezzlement and larceny among them (§ 490a), that are petty or grand by their value: §§ 487, 488, 490. */
export const theftsByValue: StatuteList = [
  listed(
    'PC 1203g(a)',
    [
      'PC 332(a)',
      'PC 334(a)',
      'PC 484(a)',
      'PC 484.1',
      'PC 484c',
      'PC 484g',
      'PC 484h',
      'PC 485',
      'PC 496c',
      'PC 497',
      'PC 499c(b)',
      'PC 502.5',
      ...embezzlements,
      'PC 530',
      'PC 532(a)',
      'PC 538',
      'PC 642',
      'IC 1733',
      'LC 405',
    ],
    { effective: '2025-01-01' },
  ),
];

/** Minors with firearms or ammunition, who must work as a condition of probation; former § 12101 moved without a change. */
export const armedMinors: UndatedList = [listed('PC 1203.1(g)(2)', ['PC 29610', 'PC 29650', 'PC 29700', 'PC 12101'])];

/** Manslaughter by a drunk driver: three to five years since AB 1087. */
export const drunkenManslaughters: StatuteList = [listed('PC 191.5(e)', ['PC 191.5'], { effective: '2026-01-01' })];
