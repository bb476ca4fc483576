import { noticeTests } from './notice.fixture.ts';

const sum = (statute: string) => ({
  crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper: '1y' } } as const,
});
const theft = (...sums: readonly string[]) => ({ crime: 'PC 245(a)(4)', enhancements: sums.map(sum) });

noticeTests(
  {
    code: 'SUMS_OF_A_SCHEME',
    authority: 'PC 12022.6(b); People v. Green (2011) 197 Cal.App.4th 1485',
    text: 'they are one sum and one term',
  },
  [
    ['on two counts', ['c1e1', 'c2e1'], [theft('PC 12022.6(a)(1)'), theft('PC 12022.6(a)(2)')]],
    ['on one count', [], [theft('PC 12022.6(a)(1)'), theft()]],
    ['of two sections', [], [theft('PC 12022.6(a)(1)'), theft('PC 12022.10(a)(1)')]],
    ['a further sum', [], [theft('PC 12022.6(a)(4)'), theft('PC 12022.6(a)(5)')]],
    ['on a count dismissed', [], [theft('PC 12022.6(a)(1)'), { ...theft('PC 12022.6(a)(2)'), status: 'Dismissed' }]],
  ],
);

noticeTests(
  {
    code: 'SUMS_OF_A_SCHEME',
    authority: 'PC 12022.10(c); People v. Green (2011) 197 Cal.App.4th 1485',
    text: 'they are one sum and one term',
  },
  [['of retail goods', ['c1e1', 'c2e1'], [theft('PC 12022.10(a)(1)'), theft('PC 12022.10(a)(1)')]]],
);
