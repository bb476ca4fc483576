import { afterEach, expect, test } from 'vitest';
import { setSharedDevice } from '../whose-device.ts';
import { domainOf, rememberAddress, rememberedAddress } from './work-address.ts';

afterEach(() => localStorage.clear());

test.for([
  ['emil@county.example', 'county.example'],
  ['  Emil.O@Courts.County.Example ', 'courts.county.example'],
] as const)('the sign-in of %s is asked for as %s', ([address, domain]) => expect(domainOf(address)).toBe(domain));

test.for([
  '',
  'emil',
  'emil@',
  'emil@county',
  '@county.example',
  'emil@county.',
  'emil@.example',
  'e mil@county.example',
  'a@b@county.example',
])('“%s” names no sign-in', (address) => expect(domainOf(address)).toBeUndefined());

test('the browser remembers the address, and a device that several people use does not', () => {
  rememberAddress(' emil@county.example ');
  expect(rememberedAddress()).toBe('emil@county.example');
  setSharedDevice(true);
  expect(rememberedAddress()).toBe('');
  rememberAddress('nora@county.example');
  setSharedDevice(false);
  expect(rememberedAddress()).toBe('');
});
