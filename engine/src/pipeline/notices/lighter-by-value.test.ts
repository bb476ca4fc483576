import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';

const receiving = {
  statute: 'PC 496(a)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;

const gunTheft = { ...receiving, statute: 'PC 487(d)(2)' } as const;
const looted = { ...receiving, statute: 'PC 463(b)', name: 'Looting: theft of a firearm' } as const;

noticeTests(
  {
    code: 'LIGHTER_LAW_BY_VALUE',
    authority: 'PC 459.5; PC 473(b); PC 476a(b); PC 490.2; PC 496(a); PC 1170.18',
    text: 'with a value of $950 or less this is a misdemeanor',
  },
  [
    ['received the day before', ['c1'], [{ crime: receiving, date: '2014-11-04' }]],
    ['received on the first day', [], [{ crime: receiving, date: '2014-11-05' }]],
    ['sentenced on it', ['c1'], [{ crime: receiving, date: '2014-06-01' }], { sentencingDate: '2014-11-05' }],
    ['sentenced the day before', [], [{ crime: receiving, date: '2014-06-01' }], { sentencingDate: '2014-11-04' }],
    ['burglary of the second degree', ['c1'], [{ crime: 'PC 459/460(b)', date: '2014-11-04' }]],
    ['burglary of the first degree', [], [{ crime: 'PC 459/460(a)', date: '2014-11-04' }]],
    ['a car, People v. Page (2017) 3 Cal.5th 1175', ['c1'], [{ crime: 'VC 10851(a)', date: '2014-11-04' }]],
    ['robbery', [], [{ crime: robbery, date: '2014-11-04' }]],
    ['looting', ['c1'], [{ crime: { ...receiving, statute: 'PC 463(b)' }, date: '2014-11-04' }]],
    [
      'a firearm, sentenced the day before Proposition 63',
      ['c1'],
      [{ crime: gunTheft, date: '2014-11-04' }],
      { sentencingDate: '2016-11-08' },
    ],
  ],
);

noticeTests(
  { code: 'LIGHTER_LAW_BY_VALUE', authority: 'PC 490.2(a), (c); PC 1170.18', text: 'ended that on 11/09/2016' },
  [
    ['a firearm, sentenced since Proposition 63', ['c1'], [{ crime: gunTheft, date: '2014-11-04' }]],
    ['on its first day', ['c1'], [{ crime: gunTheft, date: '2014-11-04' }], { sentencingDate: '2016-11-09' }],
    ['a firearm of a looter', ['c1'], [{ crime: looted, date: '2014-11-04' }]],
  ],
);

noticeTests({ code: 'LIGHTER_LAW_BY_VALUE', authority: 'PC 3; former PC 490.2(a)', text: 'until Proposition 63' }, [
  ['a firearm on the first day of Proposition 47', ['c1'], [{ crime: gunTheft, date: '2014-11-05' }]],
  ['on the day before Proposition 63', ['c1'], [{ crime: gunTheft, date: '2016-11-08' }]],
  ['on its first day', [], [{ crime: gunTheft, date: '2016-11-09' }]],
  ['a firearm of a looter', ['c1'], [{ crime: looted, date: '2015-09-01' }]],
  ['goods of a looter', [], [{ crime: { ...receiving, statute: 'PC 463(b)' }, date: '2015-09-01' }]],
]);
