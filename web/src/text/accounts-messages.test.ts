import { expect, test } from 'vitest';
import { workAccount } from './account.ts';
import { caseForm, caseList } from './cases.ts';
import { common } from './common.ts';
import { login, passwordReset, passwordRule } from './login.ts';
import { plans } from './plans.ts';
import { registration, sending, signUp, verify } from './sign-up.ts';

/** Every text that stands in quotation marks in sections 5 and 8 of the accounts specification. */
const quoted = [
  'Please enter an email address.',
  "Passwords don't match",
  'Password must be between 8 and 20 characters and contain at least one lowercase letter, one uppercase letter, one number, and one special character.',
  'one numeric digit',
  'Invalid Code',
  '*Address is required',
  '*City is required',
  '*State is required',
  '*Zip Code is required',
  '*First Name is required',
  '*Last Name is required',
  '*Email Address is required',
  '*Password is required',
  '*Phone Number is required',
  '*Invalid Email',
  '*Email Already Taken.',
  '*Phone numbers should be formatted with (XXX) XXX-XXX',
  '*Phone number already registered',
  '*Check the box above to agree to the terms of service.',
  'Agency is required when no county is selected',
  'Please enter an agency name',
  'This agency may already be registered. Please contact us.',
  'Please fill in your role',
  'Please select your estimated users',
  'Please select your referral source',
  '*Code is six digits. Try again.',
  'Required',
  'If left blank, a unique case number will be generated',
  'Invalid Login Credentials',
  'Too Late',
  'Too many requests',
  'Something went wrong with logging you.',
  'Your card was declined. Please try a different payment method.',
  'There was a validation error with your card. Please check your card details and try again.',
  'Please try a different payment method or retry. An unexpected error occurred.',
  'Payment failed. Please check your card details and try again.',
  '*Enter code texted to your phone number*',
  '*Incorrect code. Try again.',
  '*Max attempts reached. Try again in 10 minutes.',
  '*Incorrect code. Try again',
  'Max send attempts reached. Please wait and try again later.',
  'There was an issue verifying your phone number. Please wait and try again later.',
  'No response received from the server. Please try again later.',
  'Please wait 60 seconds before trying again.',
  'You have reached the maximum number of resend attempts. Please try again later.',
  'A new verification code has been sent to your phone.',
  'There was an issue resending the verification code. Please try again later.',
  'Error during registration.',
  '*User already created. Please log in.',
  'Invalid Login',
  'There was an error!',
  'app_token is empty.',
] as const;

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const catalogue = textsOf([
  caseForm,
  caseList,
  common,
  login,
  passwordReset,
  passwordRule,
  plans,
  registration,
  sending,
  signUp,
  verify,
  workAccount,
]);

/** Two stand within a longer text of ours: the wording of the rule, and the beginning of the alert. */
const within = ['one numeric digit', 'There was an error!'];

test.for(quoted)('%s', (text) => {
  expect(catalogue.some((ours) => ours === text || (within.includes(text) && ours.includes(text)))).toBe(true);
});
