import { expect, test } from 'vitest';
import { addressFaults } from './use-shipping.ts';

test('an address names all it lacks; its second line may be empty', () => {
  expect(addressFaults({ Address: '', Address2: '', City: ' ', State: '', Zip: '' })).toEqual({
    Address: '*Address is required',
    City: '*City is required',
    State: '*State is required',
    Zip: '*Zip Code is required',
  });
  expect(addressFaults({ Address: '1 Main St', Address2: '', City: 'Davis', State: 'CA', Zip: '95616' })).toEqual({});
});
