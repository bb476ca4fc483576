import { noticeTests } from './notice.fixture.ts';

const robbery = 'PC 211/212.5(c)';

const receiving = {
  statute: 'PC 496(a)',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
} as const;

const pettyReceiving = { ...receiving, severity: 'misdemeanor', terms: { upper: '6m' } } as const;
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
    ['a conspiracy to receive', ['c1'], [{ crime: receiving, date: '2014-11-04', state: 'Conspiracy' }]],
    ['a conspiracy to a misdemeanor', [], [{ crime: pettyReceiving, date: '2014-11-04', state: 'Conspiracy' }]],
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

const services = {
  statute: 'PC 498(d)',
  name: 'Theft of utility services over $400 or with a prior',
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  end: '2010-01-24',
} as const;
const cards = { ...services, statute: 'PC 332(a)', name: 'Fraud by cards, over $400', end: '2010-12-31' } as const;

noticeTests(
  {
    code: 'LIGHTER_LAW_BY_VALUE',
    authority: 'Stats. 2009, 3d Ex. Sess., ch. 28; In re Estrada (1965) 63 Cal.2d 740',
    text: 'to $950 on 01/25/2010',
  },
  [
    ['an amount raised after the act', ['c1'], [{ crime: services, date: '2010-01-24' }]],
    ['its lesser form', [], [{ crime: { ...services, name: 'Theft, $400 or less' }, date: '2010-01-24' }]],
    ['sentenced the day before', [], [{ crime: services, date: '2009-01-24' }], { sentencingDate: '2010-01-24' }],
    ['its misdemeanor', ['c1'], [{ crime: { ...services, severity: 'misdemeanor' }, date: '2010-01-24' }]],
    [
      'a conspiracy to that misdemeanor',
      [],
      [{ crime: { ...services, severity: 'misdemeanor' }, date: '2010-01-24', state: 'Conspiracy' }],
    ],
  ],
);

const loss = {
  statute: 'PC 12022.6(a)(1)',
  name: 'Taking or damage of more than $50,000',
  kind: 'conduct',
  severity: 'felony',
  terms: { upper: '1y' },
  end: '2007-12-31',
} as const;

noticeTests(
  {
    code: 'LIGHTER_LAW_BY_VALUE',
    authority: 'People v. Nasalga (1996) 12 Cal.4th 784; In re Estrada (1965) 63 Cal.2d 740',
    text: 'to $65,000 on 01/01/2008',
  },
  [
    [
      'an amount of an enhancement',
      ['c1e1'],
      [{ crime: { ...services, name: 'Theft' }, date: '2007-12-31', enhancements: [{ crime: loss }] }],
    ],
  ],
);

noticeTests(
  {
    code: 'LIGHTER_LAW_BY_VALUE',
    authority: 'PC 459.5; PC 473(b); PC 476a(b); PC 490.2; PC 496(a); PC 1170.18',
    text: 'Proposition 47',
  },
  [['Proposition 47 alone, where it came later', ['c1'], [{ crime: cards, date: '2010-12-31' }]]],
);
