import { noticeTests } from './notice.fixture.ts';

const receiving = { crime: 'PC 496(a)' };
const burglary = { crime: 'PC 459/460(b)' };
const theft = { crime: { like: 'PC 459/460(b)', statute: 'PC 487(a)', groups: ['THEFT'] } } as const;
const petty = { crime: { statute: 'PC 488', kind: 'crime', severity: 'misdemeanor', terms: { upper: '6m' } } } as const;
const shoplifting = { crime: 'PC 459.5' };
const entry = { crime: { like: 'PC 459/460(b)', statute: 'PC 465(a)' } } as const;
const code = 'ONE_CONVICTION_OF_TWO';

noticeTests({ code, authority: 'PC 496(a)', text: 'the theft or the receiving' }, [
  ['receiving and grand theft', ['c1', 'c2'], [receiving, theft]],
  ['receiving and petty theft, a third count left out', ['c1', 'c3'], [receiving, entry, petty]],
  ['the theft stayed, a conviction all the same', ['c1', 'c2'], [receiving, { ...theft, status: 'Stayed654' }]],
  ['the theft dismissed', [], [receiving, { ...theft, status: 'Dismissed' }]],
  ['receiving and burglary', [], [receiving, burglary]],
  ['two thefts', [], [theft, petty]],
]);

noticeTests({ code, authority: 'PC 459.5(b)', text: 'the shoplifting alone' }, [
  ['shoplifting and burglary', ['c1', 'c2'], [shoplifting, burglary]],
  ['shoplifting and petty theft', ['c1', 'c2'], [shoplifting, petty]],
  ['shoplifting and receiving', [], [shoplifting, receiving]],
  ['shoplifting twice', [], [shoplifting, shoplifting]],
]);

noticeTests({ code, authority: 'PC 465(d)', text: 'the same entry of a vehicle' }, [
  ['a vehicle entered and burglary', ['c1', 'c2'], [entry, burglary]],
  ['a vehicle entered and theft', [], [entry, theft]],
]);

const resisting = {
  crime: { statute: 'PC 148(a)(1)', kind: 'crime', severity: 'misdemeanor', terms: { upper: '364d' } },
} as const;
const disarming = { crime: { like: 'PC 459/460(b)', statute: 'PC 148(b)' } } as const;

noticeTests({ code, authority: 'PC 148(e)', text: 'the same officer' }, [
  ['resisting and taking a weapon', ['c1', 'c2'], [resisting, disarming]],
  [
    'of two officers',
    [],
    [
      { ...resisting, victim: 'A' },
      { ...disarming, victim: 'B' },
    ],
  ],
  ['two takings', [], [disarming, disarming]],
]);

const threat = { crime: { like: 'PC 459/460(b)', statute: 'PC 422(a)' } } as const;
const atSchool = { crime: { like: 'PC 459/460(b)', statute: 'PC 422.3(a)' } } as const;

noticeTests({ code, authority: 'PC 422.3(c)', text: 'the same threat' }, [
  ['a threat by both sections', ['c1', 'c2'], [threat, atSchool]],
  [
    'on two occasions',
    [],
    [
      { ...threat, occasion: 'A' },
      { ...atSchool, occasion: 'B' },
    ],
  ],
  ['two threats', [], [threat, threat]],
]);

const abuse = { crime: { like: 'PC 459/460(b)', statute: 'PC 288.5(a)' } } as const;
const lewdAct = { crime: { like: 'PC 459/460(b)', statute: 'PC 288(a)' } } as const;

noticeTests({ code, authority: 'PC 288.5(c); People v. Johnson (2002) 28 Cal.4th 240', text: 'not both' }, [
  ['abuse and a lewd act', ['c1', 'c2'], [abuse, lewdAct]],
  [
    'of two children',
    [],
    [
      { ...abuse, victim: 'A' },
      { ...lewdAct, victim: 'B' },
    ],
  ],
  ['an act of another day', [], [abuse, { ...lewdAct, date: '2015-03-02' }]],
  ['two lewd acts', [], [lewdAct, lewdAct]],
]);

noticeTests({ code, authority: 'PC 288.5(c)', text: 'the same child' }, [
  ['the abuse twice', ['c1', 'c2'], [abuse, { ...abuse, date: '2015-03-02' }]],
  [
    'of two children',
    [],
    [
      { ...abuse, victim: 'A' },
      { ...abuse, victim: 'B' },
    ],
  ],
]);
