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
