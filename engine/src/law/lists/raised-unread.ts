import { listed, type StatuteList } from '../statute-list.ts';

/** Crimes of 1978 and later whose first day is known, and not the terms that they had on it. */
const knownByTheirDays = [
  'PC 139',
  'PC 148.10',
  'PC 148.4(b)',
  'PC 171b(a)(1)',
  'PC 171b(a)(3)',
  'PC 186.22(a)',
  'PC 186.28',
  'PC 210.5',
  'PC 241.7',
  'PC 247.5',
  'PC 262(a)(1)',
  'PC 262(a)(4)',
  'PC 273.5(a)',
  'PC 286(f)',
  'PC 286(g)',
  'PC 286(h)',
  'PC 286(i)',
  'PC 288.2(a)',
  'PC 288a(f)',
  'PC 288a(g)',
  'PC 288a(h)',
  'PC 288a(i)',
  'PC 289',
  'PC 368(b)(2)',
  'PC 368(b)(3)',
  'PC 417.3',
  'PC 451',
  'PC 452',
  'PC 453',
  'PC 454',
  'PC 455',
  'PC 500',
  'PC 594.4',
  'PC 653j',
  'PC 136.7',
  'PC 4573.9',
  'HS 11351.5',
  'HS 100895(b)',
  'HS 111825(d)',
  'HS 116730(b)',
  'HS 116750',
  'HS 118340',
  'VC 2800.3',
  'VC 23152(d)',
  'VC 23153(d)',
] as const;

/** Crimes whose terms were raised, on a known day or not, or whose first text is known by its day alone: terms of before were not read. */
export const raisedUnread: StatuteList = [
  listed('PC 11418 before Stats. 2002, ch. 606', ['PC 11418'], { effective: '2000-01-01', end: '2002-09-16' }),
  listed('PC 11419(a) before Stats. 2002, ch. 611', ['PC 11419(a)'], { effective: '2000-01-01', end: '2002-09-16' }),
  // no older than subdivision (a); in March 1996 a bill (AB 1985) still proposed two years more for such a prior
  listed('PC 191.5(d)', ['PC 191.5(d)'], { effective: '1987-01-01', end: '1997-12-31' }),
  // one bill made it in 1997, another spoke of it in 1998; the State's table has both of its forms from 1999
  listed('PC 530.5(a) before 1999', ['PC 530.5(a)'], { effective: '1998-01-01', end: '1998-12-31' }),
  // raised on January 1, 1979, and once more on a day that was not found
  listed('PC 193 and 208 after Stats. 1978, ch. 579', ['PC 192(a)', 'PC 207(a)'], {
    effective: '1979-01-01',
    end: '1997-12-31',
  }),
  // three years in 1985, before its letters (People v. Hernandez (1988) 46 Cal.3d 194); the day of the raise was not found
  listed('PC 667.8 before 1998', ['PC 667.8(a)', 'PC 667.8(b)'], { effective: '1986-01-01', end: '1997-12-31' }),
  // before its degrees: robbery of a dwelling (former § 213.5) and attempts had terms of their own
  listed('PC 213 before Stats. 1986, ch. 1428', ['PC 211'], { effective: '1979-01-01', end: '1986-12-31' }),
  // known by their first days, from the State's offense code table and from opinions
  ...knownByTheirDays.map((section) =>
    listed(`${section} before 1998`, [section], { effective: '1977-07-01', end: '1997-12-31' }),
  ),
];

/** Misdemeanors whose jail, fine or both were raised or may have been on a known day: what stood before was not read. */
export const misdemeanorsRaisedUnread: StatuteList = [
  listed('PC 597b and 597j before Stats. 2006, ch. 430', ['PC 597b(a)', 'PC 597b(b)', 'PC 597j'], {
    effective: '1977-07-01',
    end: '2006-12-31',
  }),
  // a crime older than its amendment, which may have raised it
  listed('PC 532d before Stats. 1998, ch. 166', ['PC 532d(a)'], { effective: '1977-07-01', end: '1998-12-31' }),
  // older than 1982 (People v. Black (1941) 45 Cal.App.2d 87)
  listed('PC 375 before 1982', ['PC 375(a)', 'PC 375(b)'], { effective: '1977-07-01', end: '1981-12-31' }),
  // six months in the first text, a year from Stats. 1991, ch. 607, by knowledge; neither was found
  listed('PC 422.6 before 1992', ['PC 422.6(a)', 'PC 422.6(b)'], { effective: '1988-01-01', end: '1991-12-31' }),
];

/** Bars of probation that were widened on a day that was not found: acts of 1995 were under this one (People v. Wills). */
export const barsWidenedUnread: StatuteList = [
  // under 11 in the first text, by knowledge
  listed('PC 1203.066(a)(8) before 1995', ['PC 1203.066(a)(8)'], { effective: '1982-01-01', end: '1994-12-31' }),
];
