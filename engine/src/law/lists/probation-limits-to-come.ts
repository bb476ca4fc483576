import { listed, type StatuteList, type UndatedList } from '../statute-list.ts';

/** Limitations of probation, by their own sections, on the days when they were not yet law. */
export const limitsToCome: StatuteList = [
  listed('Stats. 1979, ch. 944', ['PC 1203.065'], { end: '1979-12-31' }),
  // People v. Martinez (1988) 197 Cal.App.3d 767
  listed('Stats. 1981, ch. 1064', ['PC 1203.066(a)'], { end: '1981-12-31' }),
  listed('Stats. 1983, ch. 327', ['PC 1203.045'], { end: '1983-12-31' }),
  listed('Stats. 1989, ch. 1357', ['PC 1203.048'], { end: '1989-12-31' }),
  listed('Stats. 1994, ch. 12', ['PC 667(c)(2)'], { end: '1994-03-06' }),
  listed('Stats. 1994, ch. 451', ['PC 1203(e)(12)', 'PC 1203(e)(13)'], { end: '1994-12-31' }),
  // the findings where no bar of paragraph (a) is pleaded
  listed('Stats. 2005, ch. 477', ['PC 1203.066(d)'], { end: '2005-12-31' }),
  listed('Stats. 2006, ch. 337', ['PC 667.71(e)'], { end: '2006-09-19' }),
];

/** Crimes that § 1203.065(a) names, on the days when it did not yet name them. */
export const sexCrimesToBeBarred: StatuteList = [
  // until then their own sections allowed probation: People v. Hames (1985) 172 Cal.App.3d 1238
  listed('PC 1203.065(a)', ['PC 266h', 'PC 266i'], { end: '1982-12-31' }),
  // by a threat of retaliation; force, duress and menace alone were named: People v. O'Connor (1986) 188 Cal.App.3d 645
  listed('PC 1203.065(a)', ['PC 261(a)(6)', 'PC 286(c)(3)', 'PC 288a(c)(3)'], { end: '1986-12-31' }),
  // the section named subdivision (c), which was of no commerce: People v. Pecci (1999) 72 Cal.App.4th 1500
  listed('PC 1203.065(a)', ['PC 311.4(b)'], { end: '1999-12-31' }),
];

/** Felonies of which an evaluation and a hearing are asked in every grant, of whatever day the act is (J-52). */
export const evaluatedSexCrimes: UndatedList = [
  listed('PC 1203.067(a)', [
    'PC 261',
    'PC 262',
    'PC 264.1',
    'PC 286',
    'PC 287',
    'PC 288',
    'PC 288.5',
    'PC 288a',
    'PC 289',
  ]),
];
