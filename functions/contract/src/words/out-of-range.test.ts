import { expect, test } from 'vitest';
import { outOfRange } from './out-of-range.ts';
import { answerTo, arson, gun, resisting, theft } from './sentence.fixture.ts';

const firearm = { id: 'e1', crime: gun };

test.for([
  ['a felony alone', [{ crime: theft }], ['PC 1203', 'PC 17(b)']],
  ['a misdemeanor', [{ crime: resisting }], ['PC 1203']],
  ['with a second strike', [{ crime: theft, strikes: '1' }], ['PC 1385', 'PC 17(b)']],
  ['with an enhancement', [{ crime: arson, enhancements: [firearm] }], ['PC 1203', 'PC 1385', 'PC 17(b)']],
  [
    'with a count stayed',
    [{ crime: theft }, { crime: arson, status: 'Stayed654' }],
    ['PC 1203', 'PC 17(b)', 'PC 654(a)'],
  ],
  ['nothing served', [{ crime: theft, status: 'Dismissed' }], []],
] as const)('of %s the range leaves out: %j', ([, charges, expected]) => {
  const authorities = outOfRange(answerTo(...charges)).map(({ authority }) => authority.split(';')[0]);
  expect(authorities).toEqual(expected);
});
