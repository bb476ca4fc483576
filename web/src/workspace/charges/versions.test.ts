import { expect, test } from 'vitest';
import { firstDayOf, lastDayOf, versionOn } from './versions.ts';

const felony = { Id: 'old', crmSeverityName: 'Felony', BeginDate: '1900-01-01', EndDate: '2011-09-30' } as const;
const later = { Id: 'later', crmSeverityName: 'Felony', BeginDate: '2011-10-01', EndDate: '2014-11-04' } as const;
const lesser = { Id: 'lesser', crmSeverityName: 'Misdemeanor', BeginDate: '1900-01-01', EndDate: null } as const;
const crime = { ...felony, Versions: [felony, lesser, later] };

test.for([
  ['2011-09-30', 'old'],
  ['2011-10-01', 'later'],
  ['2014-11-04', 'later'],
  ['2014-11-05', 'lesser'],
  ['1899-12-31', 'old'],
] as const)('on %s the crime is %s', ([day, id]) => {
  expect(versionOn(crime, day)).toBe(id);
});

test('a misdemeanor stays one while its level is the law', () => {
  expect(versionOn({ ...lesser, Versions: crime.Versions }, '2012-01-01')).toBe('lesser');
});

test('a crime is bound by the first and last day of all its versions', () => {
  expect([firstDayOf(crime), lastDayOf(crime)]).toEqual(['1900-01-01', null]);
  const ended = { ...later, Versions: [felony, later] };
  expect([firstDayOf(ended), lastDayOf(ended)]).toEqual(['1900-01-01', '2014-11-04']);
  expect([firstDayOf({ ...later, Versions: [] }), lastDayOf({ ...later, Versions: [] })]).toEqual([
    '2011-10-01',
    '2014-11-04',
  ]);
});
