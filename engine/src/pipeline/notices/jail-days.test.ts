import { expect, test } from 'vitest';
import type { TestCharge } from '../../case.fixture.ts';
import { noticesOf, noticeTests } from './notice.fixture.ts';

noticeTests({ code: 'DAYS_ABOVE_MAXIMUM', authority: 'PC 18.5; PC 19', text: 'the maximum is counted' }, [
  ['a day more than the misdemeanor allows', ['c1'], [{ crime: 'PC 148(a)(1)', days: 365 }]],
  ['as many as it allows', [], [{ crime: 'PC 148(a)(1)', days: 364 }]],
  ['days not given', [], [{ crime: 'PC 148(a)(1)' }]],
  ['a felony', [], [{ crime: 'PC 211/212.5(c)', days: 4000 }]],
]);

const driving = (statute: string, upper: string, days: number, more: Partial<TestCharge> = {}) =>
  [{ crime: { statute, kind: 'crime', severity: 'misdemeanor', terms: { upper } }, days, ...more }] as const;

test.for([
  ['VC 23152(a)', '6m', 4, 'VC 23536(a)'],
  ['VC 23152(a)/23540', '364d', 90, 'VC 23540(a)'],
  ['VC 23152(b)/23546', '364d', 120, 'VC 23546(a)'],
  ['VC 23152(a)/23550', '364d', 180, 'VC 23550(a)'],
  ['VC 23153(a)', '364d', 90, 'VC 23554'],
  ['VC 23153(a)/23560', '364d', 120, 'VC 23560'],
  ['VC 14601(a)', '6m', 5, 'VC 14601(b)(1)'],
  ['VC 14601(a)', '364d', 10, 'VC 14601(b)(2)'],
  ['VC 14601.1(a)', '364d', 5, 'VC 14601.1(b)(2)'],
  ['VC 14601.2(a)', '6m', 10, 'VC 14601.2(d)(1)'],
  ['VC 14601.3(a)', '30d', 30, 'VC 14601.3(e)(1)'],
  ['VC 14601.3(a)', '180d', 180, 'VC 14601.3(e)(2)'],
  ['VC 14601.4(a)', '6m', 10, 'VC 14601.4(b)'],
  ['VC 14601.5(a)', '364d', 10, 'VC 14601.5(d)(2)'],
  ['VC 10752(a)', '364d', 90, 'VC 10752(c)'],
  ['PC 245(a)(2)', '364d', 180, 'PC 245(a)(2)'],
  ['PC 245.5(b)', '364d', 180, 'PC 245.5(b)'],
  ['PC 246', '364d', 180, 'PC 246'],
  ['VC 2800.2(a)', '364d', 180, 'VC 2800.2(a)'],
  ['VC 23109(a)', '364d', 30, 'VC 23109(f)(3)'],
  ['PC 166(c)(2)', '364d', 2, 'PC 166(c)(2)'],
  ['VC 14601.2(a)', '364d', 30, 'VC 14601.2(d)(2)'],
] as const)('%s, up to %s: at least %i days under %s', ([statute, upper, least, authority]) => {
  const below = (days: number) => noticesOf('DAYS_BELOW_MINIMUM', driving(statute, upper, days));
  expect(below(least)).toEqual([]);
  expect(below(least - 1)).toEqual([
    {
      code: 'DAYS_BELOW_MINIMUM',
      charges: ['c1'],
      authority,
      text: `Without probation the sentence is at least ${least} days in jail; fewer are given and counted here.`,
    },
  ]);
});

// HS 11550(c)(1): a program in lieu of part or all of the days; (b)(1): none may be available
test('under the influence with priors: fewer than 180 days only by the exceptions of the section', () => {
  expect(noticesOf('DAYS_BELOW_MINIMUM', driving('HS 11550(b)', '364d', 179))).toMatchObject([
    {
      authority: 'HS 11550(b)(1)',
      text: expect.stringContaining(
        'fewer only with a drug program ordered in their place, or where no licensed program is reasonably available',
      ),
    },
  ]);
});

test.for([
  ['no minimum', driving('VC 14601.1(a)', '6m', 0)],
  ['a felony prior leaves the court its choice', driving('VC 23152(a)/23550.5', '364d', 0)],
  ['another crime', driving('PC 148(a)(1)', '364d', 0)],
  ['probation granted', driving('VC 23152(a)', '6m', 0, { probation: { granted: true } })],
  ['stayed', driving('VC 23152(a)', '6m', 0, { status: 'Stayed654' })],
  ['a speed contest alone, of which the least is 24 hours', driving('VC 23109(a)', '90d', 1)],
  ['wages of $1,000 or less', driving('LC 1197.2(a)', '6m', 1)],
  ['an attempt of what knows a least or a fine', driving('VC 23104(a)', '6m', 10, { state: 'Attempt' })],
  ['a grant for it', driving('VC 23103(a)', '90d', 1, { probation: { granted: true } })],
] as const)('DAYS_BELOW_MINIMUM: %s, and nothing is said', ([, charges]) => {
  expect(noticesOf('DAYS_BELOW_MINIMUM', charges)).toEqual([]);
});

test.for([
  ['second offense', 5],
  ['third or later offense', 30],
] as const)('an entrance blocked, %s: at least %i days, or community service', ([offense, least]) => {
  const blocking = {
    statute: 'PC 602.11(a)',
    kind: 'crime',
    severity: 'misdemeanor',
    terms: { upper: '364d' },
  } as const;
  const below = (days: number) =>
    noticesOf('DAYS_BELOW_MINIMUM', [{ crime: { ...blocking, name: `Blocking a school, ${offense}` }, days }]);
  expect(below(least)).toEqual([]);
  expect(below(least - 1)).toMatchObject([
    {
      authority: 'PC 602.11(a)',
      text: expect.stringContaining(`${least} days in jail, fewer only with community service`),
    },
  ]);
});

// Where the section gives a fine or jail, jail is given for its least or not at all.
test.for([
  ['VC 23103(a)', '90d', 5, 'VC 23103(c)', ''],
  ['VC 23103/23103.5', '90d', 5, 'VC 23103(c)', ''],
  ['VC 23104(b)', '6m', 30, 'VC 23104', ''],
  ['VC 23105(a)', '6m', 30, 'VC 23105', ''],
  ['VC 23109(a)', '6m', 30, 'VC 23109(e)(2)', ''],
  ['VC 23109.1', '6m', 30, 'VC 23109.1(a)', ''],
  ['VC 38316', '90d', 5, 'VC 38316(b)', ''],
  ['VC 38317', '6m', 30, 'VC 38317', ''],
  ['VC 2800.4', '364d', 180, 'VC 2800.4', ''],
  ['VC 10851.5', '364d', 180, 'VC 10851.5', ''],
  ['VC 20001(a)/20001(b)(2)', '364d', 90, 'VC 20001(b)(2)', 'in the interest of justice, for reasons on the record'],
  [
    'PC 273.6(b)',
    '364d',
    30,
    'PC 273.6(b)',
    'after 48 hours of it, in the interest of justice, for reasons on the record',
  ],
  [
    'PC 273.65(e)',
    '364d',
    180,
    'PC 273.65(e)',
    'after 30 days of it, in the interest of justice, for reasons on the record',
  ],
  ['PC 417(a)(2)(A)', '364d', 90, 'PC 417(a)(2)(A)', ''],
  ['PC 647(l)(1)(A)', '364d', 2, 'PC 647(l)(1)(A)', 'in an unusual case'],
  ['PC 647(l)(1)', '364d', 2, 'PC 647(l)(1)', 'in an unusual case'],
  ['PC 647(l)(2)', '364d', 2, 'PC 647(l)(2)', 'in an unusual case'],
  ['BP 725', '180d', 60, 'BP 725(b)', ''],
  ['BP 1700(e)', '364d', 10, 'BP 1700', ''],
  ['BP 2054', '180d', 60, 'BP 2315(a)', ''],
  ['BP 25658(c)', '364d', 180, 'BP 25658(c)', ''],
  ['FC 30209', '364d', 90, 'FC 30209', ''],
  ['FG 11036', '364d', 100, 'FG 11036', ''],
  ['FG 12023(a)', '364d', 180, 'FG 12023(a)(1)', ''],
  ['LC 91', '30d', 7, 'LC 91', ''],
  ['LC 606', '60d', 10, 'LC 606', ''],
  ['LC 1011(d)', '90d', 20, 'LC 1011', ''],
  ['LC 1197.2(a)', '364d', 180, 'LC 1197.2(a)', ''],
  ['LC 1199(b)', '364d', 30, 'LC 1199', ''],
  ['LC 1697(c)', '364d', 180, 'LC 1697(c)', ''],
  ['LC 7205', '6m', 30, 'LC 7205', ''],
] as const)('%s, up to %s: a fine, or at least %i days under %s', ([statute, upper, least, authority, unless]) => {
  const below = (days: number) => noticesOf('DAYS_BELOW_MINIMUM', driving(statute, upper, days));
  expect(below(least)).toEqual([]);
  expect(below(0)).toEqual([]);
  const exception = unless === '' ? '' : `, fewer only ${unless}`;
  expect(below(least - 1)).toEqual([
    {
      code: 'DAYS_BELOW_MINIMUM',
      charges: ['c1'],
      authority,
      text: `Without probation the sentence is a fine alone, or at least ${least} days in jail${exception}; fewer are given and counted here.`,
    },
  ]);
});
