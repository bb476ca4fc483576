import { expect, test } from 'vitest';
import { cardError } from './card-error.ts';

test.for([
  ['card_error', 'Your card was declined. Please try a different payment method.'],
  ['validation_error', 'There was a validation error with your card. Please check your card details and try again.'],
  ['api_error', 'Please try a different payment method or retry. An unexpected error occurred.'],
] as const)('%s says %s', ([type, said]) => {
  expect(cardError(type)).toBe(said);
});
