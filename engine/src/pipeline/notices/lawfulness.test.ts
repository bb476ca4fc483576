import { expect, test } from 'vitest';
import type { TestCharge } from '../../case.fixture.ts';
import { noticesOf, noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const act = { occasion: 'A', victim: 'V' } as const;
const stayed = { status: 'Stayed654' } as const;
const bar = { statute: 'PC 1203.08(a)', kind: 'probation', severity: 'felony', terms: {} } as const;

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
const byForce = {
  statute: 'PC 4532(b)(2)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '2y', middle: '4y', upper: '6y' },
} as const;

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
  [
    'an escape that must follow whatever the marks (§ 4532(b)(2))',
    [],
    [
      { crime: robbery, ...concurrent },
      { crime: byForce, ...concurrent },
    ],
  ],
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
    ['a bar of probation', [], [{ crime: robbery, enhancements: [{ crime: bar }] }]],
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

const choice = [{ crime: robbery }, { crime: 'PC 215', ...stayed }] as const;

noticeTests({ code: 'AB518_CHOICE', authority: 'PC 654(a)', text: 'may execute either count' }, [
  ['sentenced under AB 518', ['c2'], choice, { sentencingDate: '2022-01-01' }],
  ['sentenced before it', [], choice, { sentencingDate: '2021-12-31' }],
  ['a stayed misdemeanor', [], [{ crime: robbery }, { crime: 'PC 148(a)(1)', ...stayed }]],
]);
