import { noticeTests } from './notice.fixture.ts';

const theft = 'PC 245(a)(4)';
const armed = {
  crime: { statute: 'PC 12022(a)(1)', kind: 'conduct', severity: 'felony', terms: { upper: '1y' } },
} as const;
const knowing = {
  crime: {
    statute: 'PC 12022(d)',
    kind: 'conduct',
    severity: 'felony',
    terms: { lower: '1y', middle: '2y', upper: '3y' },
  },
} as const;
const strikes = { strikes: '2+' } as const;

noticeTests(
  {
    code: 'ARMED_PRINCIPAL_STRIKE',
    authority: 'PC 667(e)(2)(C)(iii); People v. Caraballo (2016) 246 Cal.App.4th 936',
    text: 'The third-strike term rests on PC 12022(a)',
  },
  [
    ['a principal is armed', ['c1'], [{ crime: theft, enhancements: [armed] }], strikes],
    ['one strike', [], [{ crime: theft, enhancements: [armed] }], { strikes: '1' }],
    ['a super strike', [], [{ crime: theft, enhancements: [armed] }], { strikes: '2+!' }],
    ['the defendant was armed', [], [{ crime: theft, enhancements: [armed], findings: ['armed'] }], strikes],
    ['a serious felony', [], [{ crime: 'PC 459/460(a)', enhancements: [armed] }], strikes],
  ],
);

noticeTests(
  {
    code: 'ARMED_PRINCIPAL_STRIKE',
    authority: 'PC 667(e)(2)(C)(iii), 12022(d); People v. Caraballo (2016) 246 Cal.App.4th 936',
    text: 'Counted as a second strike',
  },
  [
    ['another is armed', ['c1'], [{ crime: theft, enhancements: [knowing] }], strikes],
    ['the defendant was armed', [], [{ crime: theft, enhancements: [knowing], findings: ['armed'] }], strikes],
  ],
);
