import { expect, test } from 'vitest';
import { registrationFault, resendFault, sendFault, verifyFault } from './code-failures.ts';

const failure = (status: number, message: string) => ({ status, problem: { message, requestId: 'r' } });

test.for([
  [failure(400, 'Phone number and verification code are required'), '*Enter code texted to your phone number*'],
  [failure(400, 'Incorrect code'), '*Incorrect code. Try again.'],
  [failure(500, 'Max check attempts reached'), '*Max attempts reached. Try again in 10 minutes.'],
  [failure(500, 'Failed to verify OTP'), '*Incorrect code. Try again'],
  [failure(429, 'Max check attempts reached'), '*Max attempts reached. Try again in 10 minutes.'],
  [{ status: 0, problem: null }, 'No response received from the server. Please try again later.'],
] as const)('verifying: %o says %s', ([failed, said]) => {
  expect(verifyFault(failed)).toBe(said);
});

test.for([
  [
    failure(429, 'Max send attempts reached'),
    'Max send attempts reached. Please wait and try again later.',
    'You have reached the maximum number of resend attempts. Please try again later.',
  ],
  [
    failure(429, 'Please wait 60 seconds before trying again.'),
    'Please wait 60 seconds before trying again.',
    'Please wait 60 seconds before trying again.',
  ],
  [
    failure(400, 'Please reload the page and try again.'),
    'There was an issue verifying your phone number. Please wait and try again later.',
    'There was an issue resending the verification code. Please try again later.',
  ],
  [
    { status: 0, problem: null },
    'No response received from the server. Please try again later.',
    'There was an issue resending the verification code. Please try again later.',
  ],
] as const)('sending: %o says %s, and once more %s', ([failed, sent, resent]) => {
  expect([sendFault(failed), resendFault(failed)]).toEqual([sent, resent]);
});

test('an account that exists is told apart from one that failed', () => {
  expect(registrationFault({ status: 409, problem: null })).toBe('*User already created. Please log in.');
  expect(registrationFault(failure(400, 'FirstName: Write this in one line.'))).toBe(
    'FirstName: Write this in one line.',
  );
  expect(registrationFault(failure(500, 'x'))).toBe('Error during registration.');
});
