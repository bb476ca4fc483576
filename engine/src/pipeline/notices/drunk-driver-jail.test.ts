import { noticeTests } from './notice.fixture.ts';

const collision = { like: 'PC 245(a)(4)', statute: 'VC 23153(a)' } as const;
const other = { like: 'PC 245(a)(4)', statute: 'VC 2800.2(a)' } as const;
const adding = (statute: string) => ({
  crime: { statute, kind: 'conduct', severity: 'felony', terms: { upper: '60d' }, attachesTo: ['DUI_ANY'] } as const,
});

noticeTests(
  {
    code: 'DRUNK_DRIVER_JAIL_UNMODELED',
    authority: 'VC 23577(a)(2), (3), (5), 23582(a), (b)',
    text: 'Not modeled: the days of county jail',
  },
  [
    ['speed', ['c1e1'], [{ crime: collision, enhancements: [adding('VC 23582(a)')] }]],
    [
      'speed, probation granted, which has the days',
      [],
      [{ crime: collision, enhancements: [adding('VC 23582(a)')], probation: { granted: true } }],
    ],
    ['a refused test', ['c1e1'], [{ crime: collision, enhancements: [adding('VC 23577(a)(2)')] }]],
    [
      'a refused test of another paragraph, which lengthens no felony',
      [],
      [{ crime: collision, enhancements: [adding('VC 23577(a)(5)')] }],
    ],
    [
      'a child in the vehicle, which lengthens no felony',
      [],
      [{ crime: collision, enhancements: [adding('VC 23572(a)(4)')] }],
    ],
    ['a felony of another section', [], [{ crime: other, enhancements: [adding('VC 23582(a)')] }]],
    ['an enhancement of another section', [], [{ crime: collision, enhancements: ['PC 12022.53(b)'] }]],
    ['a count dismissed', [], [{ crime: collision, status: 'Dismissed', enhancements: [adding('VC 23582(a)')] }]],
  ],
);
