import type { IsoDate } from '../../numbers/iso-date.ts';
import { listed, type UndatedList } from '../statute-list.ts';

/** A graver form of a section whose amount was raised: since that day it takes more to be punished so. */
export interface RaisedAmount {
  readonly from: IsoDate;
  readonly amount: string;
  readonly rows: UndatedList;
  /** The amount is that of grand theft, so that the rows stay as they are when it is raised. */
  readonly byGrandTheft?: boolean;
}

/** The graver form, as the names of the rows of before tell it. */
const graver = {
  words: '(?<!not )over (?:\\$|the felony amount)|more than \\$|\\$[\\d,]+ or more|the felony amount or more',
} as const;
const sb18 = 'Stats. 2009, 3d Ex. Sess., ch. 28';
const ab2372 = 'Stats. 2010, ch. 693; People v. Wade (2012) 204 Cal.App.4th 1142';
const nasalga = 'People v. Nasalga (1996) 12 Cal.4th 784';

/** Amounts raised after the act lighten a judgment that is not final: In re Estrada (1965) 63 Cal.2d 740. */
export const raisedAmounts: readonly RaisedAmount[] = [
  {
    from: '2010-01-25',
    amount: '$950',
    rows: [
      listed(
        sb18,
        [
          'PC 337.4',
          'PC 368(d)(1)',
          'PC 368(e)(1)',
          'PC 422.7(b)',
          'PC 484g',
          'PC 484h',
          'PC 487(b)(3)',
          'PC 487e',
          'PC 487h(a)',
          'PC 496(b)',
          'PC 498(d)',
          'PC 500',
          'PC 502(c)(3)',
          'PC 537(a)(2)',
          'PC 537e(a)(2)',
          'PC 537e(a)(3)',
          'PC 550',
          'PC 551',
          'PC 566',
          'PC 592(b)',
          'PC 4600(a)',
          'BP 21653',
          'BP 22753',
          'MV 421',
          'PR 14591(b)(1)',
          'WI 10980',
          'WI 11483',
          'WI 15656(c)',
        ],
        graver,
      ),
    ],
  },
  {
    from: '2010-01-25',
    amount: '$250',
    rows: [listed(sb18, ['PC 154(b)', 'PC 155(b)', 'PC 487b', 'PC 487(b)(1)', 'PC 487(b)(2)'], graver)],
  },
  { from: '2010-01-25', amount: '$450', rows: [listed(sb18, ['PC 476a(a)'], graver)] },
  { from: '2010-01-25', amount: '$2,350', rows: [listed(sb18, ['PC 484b'], graver)] },
  {
    from: '2011-01-01',
    amount: '$950',
    rows: [
      listed(
        ab2372,
        [
          'PC 332(a)',
          'PC 334(a)',
          'PC 484(a)',
          'PC 487(a)',
          'PC 496c',
          'PC 502.5',
          'PC 503',
          'PC 504',
          'PC 514',
          'PC 532(a)',
          'PC 532f(a)',
          'IC 1733',
          'LC 405',
        ],
        graver,
      ),
    ],
  },
  {
    from: '2011-01-01',
    amount: '$950',
    rows: [
      listed(
        ab2372,
        ['PC 67.5(b)', 'PC 350(a)(2)', 'PC 463(b)', 'PC 489', 'PC 530', 'PC 538', 'PC 642', 'WI 14014(a)'],
        { words: 'grand theft' },
      ),
      listed(ab2372, ['PC 485'], { words: 'grand' }),
      // by § 532f(k) of the threshold of § 487(a), of which their names say nothing
      listed(ab2372, ['PC 532f(a)(1)', 'PC 532f(a)(2)', 'PC 532f(a)(3)', 'PC 532f(a)(4)', 'PC 532f(i)']),
    ],
    byGrandTheft: true,
  },
  { from: '1992-06-30', amount: '$50,000', rows: [listed(nasalga, ['PC 12022.6(a)(1)'], graver)] },
  { from: '1992-06-30', amount: '$150,000', rows: [listed(nasalga, ['PC 12022.6(a)(2)'], graver)] },
  { from: '2008-01-01', amount: '$65,000', rows: [listed(nasalga, ['PC 12022.6(a)(1)'], graver)] },
  {
    from: '2008-01-01',
    amount: '$200,000',
    rows: [listed(nasalga, ['PC 12022.6(a)(2)'], graver), listed('Stats. 2007, ch. 420', ['PC 186.11(a)(3)'], graver)],
  },
  { from: '2008-01-01', amount: '$1,300,000', rows: [listed(nasalga, ['PC 12022.6(a)(3)'], graver)] },
  { from: '2008-01-01', amount: '$3,200,000', rows: [listed(nasalga, ['PC 12022.6(a)(4)'], graver)] },
];
