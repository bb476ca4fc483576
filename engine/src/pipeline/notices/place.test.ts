import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';
const burglary = 'PC 459/460(b)';

noticeTests(
  {
    code: 'PRISON_BAR_1170H3',
    authority: 'PC 1170(h)(3); PC 1170.1(a)',
    text: 'Served in state prison, not under PC 1170(h)',
  },
  [
    ['a jail felony beside a prison felony', ['c2'], [{ crime: robbery }, { crime: burglary }]],
    ['a jail felony alone', [], [{ crime: burglary }]],
    ['a prison felony alone', [], [{ crime: robbery }]],
    ['a jail felony dismissed', [], [{ crime: robbery }, { crime: burglary, status: 'Dismissed' }]],
  ],
);
