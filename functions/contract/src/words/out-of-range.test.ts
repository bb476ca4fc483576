import { expect, test } from 'vitest';
import { outOfRange } from './out-of-range.ts';
import { answerTo, arson, gun, resisting, theft } from './sentence.fixture.ts';

const firearm = { id: 'e1', crime: gun };
const wobbler = { ...theft, wobbler: true } as const;

test.for([
  ['a felony alone', [{ crime: theft }], ['PC 1203']],
  ['one that may be a misdemeanor', [{ crime: wobbler }], ['PC 1203', 'PC 17(b)']],
  ['a conspiracy to a misdemeanor', [{ crime: resisting, state: 'Conspiracy' }], ['PC 1203', 'PC 17(b)']],
  ['such a conspiracy charged down', [{ crime: resisting, state: 'Conspiracy', days: 100 }], ['PC 1203']],
  [
    'such a conspiracy on probation',
    [{ crime: resisting, state: 'Conspiracy', probation: { granted: true } }],
    ['PC 1203', 'PC 17(b)'],
  ],
  ['a misdemeanor on probation', [{ crime: resisting, probation: { granted: true } }], ['PC 1203']],
  ['a misdemeanor', [{ crime: resisting }], ['PC 1203']],
  ['drugs possessed', [{ crime: { ...resisting, statute: 'HS 11377(a)' } }], ['PC 1210.1(a)']],
  ['with a second strike', [{ crime: wobbler, strikes: '1' }], ['PC 1385', 'PC 17(b)']],
  ['with an enhancement', [{ crime: arson, enhancements: [firearm] }], ['PC 1203', 'PC 1385']],
  ['with a count stayed', [{ crime: theft }, { crime: wobbler, status: 'Stayed654' }], ['PC 1203', 'PC 654(a)']],
  ['nothing served', [{ crime: theft, status: 'Dismissed' }], []],
] as const)('of %s the range leaves out: %j', ([, charges, expected]) => {
  const rows = charges.map(({ crime }, at) => ({ id: `c${at + 1}`, crime: { wobbler: false, ...crime } }));
  const authorities = outOfRange(answerTo(...charges), rows).map(({ authority }) => authority.split(';')[0]);
  expect(authorities).toEqual(expected);
});

test('probation that is granted is not called open', () => {
  const probationOf = (granted: boolean) => outOfRange(answerTo({ crime: theft, probation: { granted } }), [])[0]?.text;
  expect([probationOf(false), probationOf(true)]).toEqual(['Probation is open.', 'Probation, as it is granted here.']);
});
