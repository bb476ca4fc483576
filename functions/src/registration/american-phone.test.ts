import { expect, test } from 'vitest';
import { isAmericanPhone } from './american-phone.ts';

test.for([
  ['9165550112', true],
  ['4155550111', true],
  ['9118675309', false],
  ['9008675309', false],
  ['0008675309', false],
  ['1238675309', false],
  ['8768675309', false],
  ['2428675309', false],
  ['4168675309', false],
  ['8008675309', false],
  ['9161550112', false],
  ['9169110112', false],
  ['916555011', false],
] as const)('%s is a telephone of the United States: %s', ([digits, american]) => {
  expect(isAmericanPhone(digits)).toBe(american);
});
