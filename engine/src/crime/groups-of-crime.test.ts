import { expect, test } from 'vitest';
import { groupsOfCrime } from './groups-of-crime.ts';

const felony = {
  kind: 'crime',
  severity: 'felony',
  terms: { lower: '16m', middle: '2y', upper: '3y' },
  wobbler: true,
  serious: false,
  violent: false,
} as const;
const misdemeanor = { ...felony, severity: 'misdemeanor', terms: { upper: '364d' } } as const;

test.for([
  ['a felony of the list', felony, ['REG290'], true],
  ['a misdemeanor of the list', misdemeanor, ['REG290'], true],
  ['a felony that is registrable as a felony only', felony, ['felony-registrable'], true],
  ['its lesser form', misdemeanor, ['felony-registrable'], false],
  ['a felony of no list', felony, [], false],
  ['a misdemeanor of no list', misdemeanor, [], false],
  ['an infraction', { ...misdemeanor, severity: 'infraction' }, ['REG290'], false],
] as const)('registration follows from %s as the text says', ([, row, lists, registrable]) => {
  expect(groupsOfCrime(row, new Set(lists)).includes('REG290')).toBe(registrable);
});

test('a misdemeanor has no group of a felony, whatever list names it', () => {
  expect(groupsOfCrime(misdemeanor, new Set(['REG290', 'LEWD', 'VEH_HOM']))).toEqual(['REG290', 'HATE_MISD', 'GANG_D']);
});

test.for([
  ['a misdemeanor', misdemeanor, true],
  ['a felony', felony, false],
] as const)(
  'a child in the vehicle lengthens drunk driving as %s as Veh. Code, § 23572, subd. (a)(4) says',
  ([, row, lengthened]) => {
    expect(groupsOfCrime(row, new Set(['DUI_FOURTH'])).includes('DUI_FOURTH')).toBe(lengthened);
    expect(groupsOfCrime(row, new Set(['DUI_ANY'])).includes('DUI_ANY')).toBe(lengthened);
  },
);
