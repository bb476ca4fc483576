import { expect, test } from 'vitest';
import type { TestCharge } from '../../case.fixture.ts';
import { noticesOf, noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const act = { occasion: 'A', victim: 'V' } as const;
const stayed = { status: 'Stayed654' } as const;

noticeTests({ code: 'UNSTAYED_654', authority: 'PC 654', text: 'all but one must be stayed' }, [
  [
    'two counts of one act',
    ['c1', 'c2'],
    [
      { crime: robbery, ...act },
      { crime: 'PC 422', ...act },
    ],
  ],
  [
    'a misdemeanor among them',
    ['c1', 'c2'],
    [
      { crime: robbery, ...act },
      { crime: 'PC 243(e)(1)', ...act },
    ],
  ],
  [
    'one of them stayed',
    [],
    [
      { crime: robbery, ...act },
      { crime: 'PC 422', ...act, ...stayed },
    ],
  ],
  [
    'an infraction, which adds no time',
    [],
    [
      { crime: robbery, ...act },
      { crime: 'VC 22350', ...act },
    ],
  ],
  [
    'other occasions',
    [],
    [
      { crime: robbery, ...act },
      { crime: 'PC 422', ...act, occasion: 'B' },
    ],
  ],
  [
    'other victims',
    [],
    [
      { crime: robbery, ...act },
      { crime: 'PC 422', ...act, victim: 'W' },
    ],
  ],
  [
    'occasions not named',
    [],
    [
      { crime: robbery, victim: 'V' },
      { crime: 'PC 422', victim: 'V' },
    ],
  ],
  [
    'the same operative facts',
    ['c1', 'c2'],
    [
      { crime: robbery, operativeFacts: 'F' },
      { crime: 'PC 422', operativeFacts: 'F' },
    ],
  ],
  [
    'the same operative facts, other victims',
    [],
    [
      { crime: robbery, operativeFacts: 'F', victim: 'V' },
      { crime: 'PC 422', operativeFacts: 'F', victim: 'W' },
    ],
  ],
  [
    'victims not named',
    [],
    [
      { crime: robbery, occasion: 'A' },
      { crime: 'PC 422', occasion: 'A' },
    ],
  ],
]);

test('each act has a warning of its own under PC 654', () => {
  const two = (occasion: string): readonly TestCharge[] => [
    { crime: robbery, occasion, victim: 'V' },
    { crime: 'PC 422', occasion, victim: 'V' },
  ];
  const rows = noticesOf('UNSTAYED_654', [...two('A'), ...two('B')]).map(({ charges }) => charges);
  expect(rows).toEqual([
    ['c1', 'c2'],
    ['c3', 'c4'],
  ]);
});

const concurrent = { run: 'concurrent' } as const;

noticeTests({ code: 'ALL_COUNTS_CONCURRENT', authority: 'PC 669', text: 'the longest is counted' }, [
  [
    'every felony',
    ['c1', 'c2'],
    [
      { crime: robbery, ...concurrent },
      { crime: 'PC 422', ...concurrent },
    ],
  ],
  [
    'every felony, whatever a misdemeanor does',
    ['c1', 'c2'],
    [{ crime: robbery, ...concurrent }, { crime: 'PC 422', ...concurrent }, { crime: 'PC 148(a)(1)' }],
  ],
  ['one felony alone', [], [{ crime: robbery, ...concurrent }]],
  ['one of two', [], [{ crime: robbery }, { crime: 'PC 422', ...concurrent }]],
]);

noticeTests(
  {
    code: 'FACT_USED_TWICE',
    authority: 'PC 1170(b)(5); CRC 4.420(g)',
    text: 'the fact of the enhancement cannot support the upper term too',
  },
  [
    ['an upper term with an enhancement', ['c1'], [{ crime: robbery, enhancements: ['PC 12022.7(a)'] }]],
    ['a middle term', [], [{ crime: robbery, term: 'middle', enhancements: ['PC 12022.7(a)'] }]],
    ['an upper term alone', [], [{ crime: robbery }]],
    ['the only term there is', [], [{ crime: 'PC 187(a) second degree', enhancements: ['PC 12022.53(b)'] }]],
    ['a stayed count', [], [{ crime: robbery, ...stayed, enhancements: ['PC 12022.7(a)'] }]],
  ],
);

noticeTests(
  {
    code: 'ENHANCEMENT_FOLLOWS_COUNT',
    authority: 'People v. Mustafaa (1994) 22 Cal.App.4th 1305',
    text: 'runs with its consecutive count all the same',
  },
  [
    [
      'one of two enhancements',
      ['c1'],
      [{ crime: robbery, enhancements: [{ crime: 'PC 12022.7(a)', ...concurrent }, 'PC 12022.53(b)'] }],
    ],
    ['none', [], [{ crime: robbery, enhancements: ['PC 12022.7(a)'] }]],
    [
      'its count is concurrent too',
      [],
      [
        { crime: 'PC 215' },
        { crime: robbery, ...concurrent, enhancements: [{ crime: 'PC 12022.7(a)', ...concurrent }] },
      ],
    ],
  ],
);

noticeTests({ code: 'DAYS_ABOVE_MAXIMUM', authority: 'PC 18.5; PC 19', text: 'the maximum is counted' }, [
  ['a day more than the misdemeanor allows', ['c1'], [{ crime: 'PC 148(a)(1)', days: 365 }]],
  ['as many as it allows', [], [{ crime: 'PC 148(a)(1)', days: 364 }]],
  ['days not given', [], [{ crime: 'PC 148(a)(1)' }]],
  ['a felony', [], [{ crime: robbery, days: 4000 }]],
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
  ['HS 11550(b)', '364d', 180, 'HS 11550(b)(1)'],
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

test.for([
  ['no minimum', driving('VC 14601.1(a)', '6m', 0)],
  ['a felony prior leaves the court its choice', driving('VC 23152(a)/23550.5', '364d', 0)],
  ['another crime', driving('PC 148(a)(1)', '364d', 0)],
  ['probation granted', driving('VC 23152(a)', '6m', 0, { probation: { granted: true } })],
  ['stayed', driving('VC 23152(a)', '6m', 0, stayed)],
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

const placard = (statute: string) => ({ like: 'PC 148(a)(1)', statute });

const choice = [{ crime: robbery }, { crime: 'PC 215', ...stayed }] as const;

noticeTests({ code: 'AB518_CHOICE', authority: 'PC 654(a)', text: 'may execute either count' }, [
  ['sentenced under AB 518', ['c2'], choice, { sentencingDate: '2022-01-01' }],
  ['sentenced before it', [], choice, { sentencingDate: '2021-12-31' }],
  ['a stayed misdemeanor', [], [{ crime: robbery }, { crime: 'PC 148(a)(1)', ...stayed }]],
]);

noticeTests(
  { code: 'PENALTY_NOT_SUSPENDED', authority: 'VC 4463(b), (c); PC 1203(a)', text: 'shall not be suspended' },
  [
    [
      'a placard forged, probation granted',
      ['c1'],
      [{ crime: placard('VC 4463(b)(1)'), probation: { granted: true } }],
    ],
    [
      'a placard displayed, probation granted',
      ['c1'],
      [{ crime: placard('VC 4463(c)'), probation: { granted: true } }],
    ],
    ['no probation', [], [{ crime: placard('VC 4463(b)(1)') }]],
    ['registration forged', [], [{ crime: placard('VC 4463(a)(1)'), probation: { granted: true } }]],
  ],
);

const looting = (statute: string) => ({ like: 'PC 148(a)(1)', statute });

noticeTests({ code: 'JAIL_FOR_A_YEAR', authority: 'PC 18.5(a); 8 U.S.C. 1101(a)(43)', text: '"for one year"' }, [
  ['a false government document', ['c1'], [{ crime: looting('PC 112(a)') }]],
  ['looting, second degree burglary', ['c1'], [{ crime: looting('PC 463(b)(1)') }]],
  ['former looting', ['c1'], [{ crime: looting('PC 463(a)') }]],
  ['drift gill nets, with a prior', ['c1'], [{ crime: looting('FG 12003') }]],
  ['illegal telecommunications equipment to sell', ['c1'], [{ crime: looting('PC 502.8(d)') }]],
  ['the same, ten or more', [], [{ crime: looting('PC 502.8(e)') }]],
  ['looting, petty theft', [], [{ crime: looting('PC 463(b)(4)') }]],
  ['probation', [], [{ crime: looting('PC 112(a)'), probation: { granted: true } }]],
  ['another crime', [], [{ crime: looting('PC 148(a)(1)') }]],
]);

noticeTests({ code: 'JAIL_ABOVE_A_YEAR', authority: 'PC 19.2, 598d(b)', text: '364 days' }, [
  ['horsemeat offered for sale', ['c1'], [{ crime: looting('PC 598d(a)') }]],
  ['probation', [], [{ crime: looting('PC 598d(a)'), probation: { granted: true } }]],
  ['a second offense, a felony', [], [{ crime: { like: 'PC 245(a)(4)', statute: 'PC 598d(c)' } }]],
  ['another crime', [], [{ crime: looting('PC 148(a)(1)') }]],
]);

noticeTests({ code: 'CONFINED_UNTIL_ORDER_MET', authority: 'HS 120280', text: 'a year from the judgment' }, [
  ['an order of a health officer', ['c1'], [{ crime: looting('HS 120280') }]],
  ['probation', [], [{ crime: looting('HS 120280'), probation: { granted: true } }]],
  ['an order of quarantine', [], [{ crime: looting('HS 120275') }]],
]);

const armedMinor = (statute: string) => ({ like: 'PC 148(a)(1)', statute });

noticeTests({ code: 'COMMUNITY_SERVICE_HOURS', authority: 'PC 1203.1(g)(2)', text: '100 to 500 hours' }, [
  ['a handgun, probation granted', ['c1'], [{ crime: armedMinor('PC 29610(a)'), probation: { granted: true } }]],
  ['ammunition, probation granted', ['c1'], [{ crime: armedMinor('PC 29650'), probation: { granted: true } }]],
  ['no probation', [], [{ crime: armedMinor('PC 29610(a)') }]],
  ['an adult barred from firearms', [], [{ crime: armedMinor('PC 29805(a)'), probation: { granted: true } }]],
]);

const minorUsed = { like: 'PC 245(a)(4)', statute: 'PC 653j(a)' } as const;

const gangConspiracy = { like: 'PC 245(a)(4)', statute: 'PC 182.5' } as const;

noticeTests({ code: 'TERM_OF_THE_TARGET', authority: 'PC 182.5, 182(a)', text: 'follows it' }, [
  ['the felony not named', ['c1'], [{ crime: gangConspiracy }]],
  ['another felony', [], [{ crime: 'PC 245(a)(4)' }]],
  ['dismissed', [], [{ crime: gangConspiracy, status: 'Dismissed' }]],
]);

noticeTests({ code: 'TERM_CAPPED_BY_TARGET', authority: 'PC 653j(b)', text: 'four of extortion' }, [
  ['the upper term', ['c1'], [{ crime: minorUsed, term: 'upper' }]],
  ['the middle term', ['c1'], [{ crime: minorUsed, term: 'middle' }]],
  ['the lower term', [], [{ crime: minorUsed, term: 'lower' }]],
  ['another felony', [], [{ crime: 'PC 245(a)(4)', term: 'upper' }]],
  ['dismissed', [], [{ crime: minorUsed, term: 'upper', status: 'Dismissed' }]],
]);
