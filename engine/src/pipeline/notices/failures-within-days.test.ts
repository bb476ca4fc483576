import { noticeTests } from './notice.fixture.ts';

const halfYear = { kind: 'crime', severity: 'misdemeanor', terms: { upper: '6m' } } as const;
const failure = { crime: { statute: 'PC 290.018(g)', ...halfYear } };
const update = { crime: { statute: 'PC 290.011(a)', ...halfYear } };
const release = { crime: { ...update.crime, terms: { upper: '364d' } } };

noticeTests({ code: 'REGISTRATION_CHARGED_TWICE', authority: 'PC 290.018(g)', text: 'once in any period' }, [
  [
    'two within ninety days, a third after them',
    ['c1', 'c2'],
    [
      { ...failure, date: '2026-01-01' },
      { ...update, date: '2026-03-31' },
      { ...failure, date: '2026-06-29' },
    ],
  ],
  [
    'the later one filed first',
    ['c1', 'c2'],
    [
      { ...failure, date: '2026-03-31' },
      { ...failure, date: '2026-01-01' },
    ],
  ],
  [
    'ninety days apart',
    [],
    [
      { ...failure, date: '2026-01-01' },
      { ...failure, date: '2026-04-01' },
    ],
  ],
  [
    'days of a range may be near the other',
    ['c1', 'c2'],
    [
      { ...failure, date: '2026-01-01', dateEnd: '2026-02-01' },
      { ...failure, date: '2026-04-01' },
    ],
  ],
  ['one dismissed', [], [failure, { ...failure, status: 'Dismissed' }]],
  ['one a failure after release', [], [failure, release]],
]);
