import { expect, test } from 'vitest';
import { type TestRow, testRow, testWork } from '../work/work.fixture.ts';
import { jailBounds } from './jail-bounds.ts';

const drunk: TestRow['crime'] = {
  statute: 'PC 647(f)',
  terms: { upper: '6m' },
  severity: 'misdemeanor',
  place: 'jail',
};
const battery: TestRow['crime'] = { ...drunk, statute: 'PC 242', terms: { upper: '364d' } };
const thirdDrunkDriving: TestRow['crime'] = { ...battery, statute: 'VC 23152(a)/23546' };
const assault: TestRow['crime'] = { statute: 'PC 245(a)(2)', terms: { lower: '2y', middle: '3y', upper: '4y' } };

function boundsOf(row: TestRow) {
  const work = testWork([row]);
  return jailBounds(testRow(work, 'c1'), work.sentence.probation.jail);
}

test.for([
  [drunk, 180],
  [battery, 364],
] as const)('a misdemeanor has no more days than its own term', ([crime, maximumDays]) => {
  expect(boundsOf({ crime })).toEqual({ minimumDays: 0, maximumDays, authority: crime.statute });
});

// VC 23546(a): the least that is commanded is said with its section, as the range and the check say it
test('a misdemeanor has no fewer days than its section commands', () => {
  expect(boundsOf({ crime: thirdDrunkDriving })).toMatchObject({ minimumDays: 120, maximumDays: 364 });
  expect(boundsOf({ crime: thirdDrunkDriving })?.authority).toContain('VC 23546(a)');
});

test('an attempt of a misdemeanor has half of them', () => {
  expect(boundsOf({ crime: drunk, charge: { CrimeState: 'Attempt' } })?.maximumDays).toBe(90);
});

test.for([
  [drunk, 0, 180, 'PC 19.2'],
  [assault, 0, 365, 'PC 1203.095(a); PC 19.2'],
  [thirdDrunkDriving, 30, 364, 'VC 23548(a); PC 19.2'],
] as const)(
  'where probation is granted the bounds are those of its jail',
  ([crime, minimumDays, maximumDays, authority]) => {
    const bounds = boundsOf({ crime, charge: { ProbationGranted: true } });
    expect(bounds).toMatchObject({ minimumDays, maximumDays, authority });
  },
);

// PC 1210.1(a), (b): none with drug treatment, but where the court finds an exclusion
test('days that an exception alone allows may be set', () => {
  const crime: TestRow['crime'] = { ...battery, statute: 'HS 11377(a)' };
  expect(boundsOf({ crime, charge: { ProbationGranted: true } })).toMatchObject({
    minimumDays: 0,
    maximumDays: 364,
    authority: 'PC 1210.1(b)',
  });
});

test('a felony without probation has no days to be set', () => {
  expect(boundsOf({ crime: assault })).toBeNull();
});

// PC 182(a), 18.5, 18(a): days make a misdemeanor of it, and nothing of what its section makes a felony
test('a conspiracy to commit a misdemeanor has the jail of section 182, unless its section makes it a felony', () => {
  const jail = { minimumDays: 0, maximumDays: 364, authority: 'PC 182(a); PC 18.5' };
  const charge = { CrimeState: 'Conspiracy' } as const;
  expect(boundsOf({ crime: battery, charge })).toEqual(jail);
  expect(boundsOf({ crime: { ...battery, statute: 'GC 8926' }, charge })).toBeNull();
});

// PC 186.22(d): 180 days to a year of jail in place of its years
test('a misdemeanor for a gang has the jail of its section, whether its years are counted or days are set', () => {
  const crime: TestRow['crime'] = { ...drunk, groups: ['GANG_D'] };
  const jail = { minimumDays: 180, maximumDays: 364, authority: 'PC 186.22(d)' };
  expect(boundsOf({ crime, charge: { isGang: true } })).toEqual(jail);
  expect(boundsOf({ crime, charge: { isGang: true, SelectedDays: 200 } })).toEqual(jail);
});
