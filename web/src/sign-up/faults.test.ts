import { expect, test } from 'vitest';
import { notApplicable } from '../text/sign-up.ts';
import type { Draft } from './draft.ts';
import { agencyOf, countyOf, organizationFaults, type Taken, toldFaults, youFaults } from './faults.ts';

const blank: Draft = {
  first: '',
  last: '',
  email: '',
  phone: '',
  county: '',
  agency: '',
  agencyName: '',
  organization: '',
  terms: false,
  role: '',
  roleName: '',
  users: '',
  referral: '',
  comments: '',
};
const whole: Draft = {
  ...blank,
  first: 'Rosa',
  last: 'Demo',
  email: 'rosa@example.com',
  phone: '(415) 555-0123',
  county: 'Kern',
  agency: 'Public Defender',
  terms: true,
};
const nothing: Taken = { email: null, phone: null, agencies: [] };
const passwords = { password: 'Sentence-2026', confirm: 'Sentence-2026' };

// The sentences that a registration shows, word for word.
test('an empty form names every required field at once', () => {
  expect(youFaults('individual', blank, { password: '', confirm: '' }, nothing)).toEqual({
    first: '*First Name is required',
    last: '*Last Name is required',
    email: '*Email Address is required',
    password: '*Password is required',
    phone: '*Phone Number is required',
    agency: 'Agency is required when no county is selected',
    terms: '*Check the box above to agree to the terms of service.',
  });
});

test('a whole form has no fault', () => {
  expect(youFaults('individual', whole, passwords, nothing)).toEqual({});
});

test.for([
  [{ email: 'rosa@' }, nothing, { email: '*Invalid Email' }],
  // what the server refuses is refused here, at its field
  [{ email: 'rosa..demo@example.com' }, nothing, { email: '*Invalid Email' }],
  [{ email: `${'r'.repeat(250)}@example.com` }, nothing, { email: '*Invalid Email' }],
  [{ email: ' Rosa@Example.com ' }, nothing, {}],
  [{}, { ...nothing, email: whole.email }, { email: '*Email Already Taken.' }],
  [{ phone: '(415) 555-012' }, nothing, { phone: '*Phone numbers should be formatted with (XXX) XXX-XXX' }],
  [{}, { ...nothing, phone: whole.phone }, { phone: '*Phone number already registered' }],
  [{ agency: '' }, nothing, {}],
  [{ agency: '', county: notApplicable }, nothing, { agency: 'Agency is required when no county is selected' }],
  [{ agency: 'Other' }, nothing, { agencyName: 'Please enter an agency name' }],
  [{ agency: 'Other', agencyName: 'State Court' }, nothing, {}],
  [
    {},
    { ...nothing, agencies: ['Public Defender'] },
    { agency: 'This agency may already be registered. Please contact us.' },
  ],
] as const)('%o against %o: %o', ([change, taken, faults]) => {
  expect(youFaults('enterprise', { ...whole, ...change }, passwords, taken)).toEqual(faults);
});

test('an agency that is registered does not stop an individual, and an invited person chooses none', () => {
  expect(youFaults('individual', whole, passwords, { ...nothing, agencies: ['Public Defender'] })).toEqual({});
  expect(youFaults('invited', { ...whole, county: '', agency: '' }, passwords, nothing)).toEqual({});
});

test.for(['Short-1', 'sentence-2026', 'SENTENCE-2026', 'Sentence-abcd', 'Sentence2026', 'Sentence-2026-is-too-long'])(
  'the password %s is refused in the words of the sign-up',
  (password) => {
    expect(youFaults('individual', whole, { password, confirm: password }, nothing)).toEqual({
      password:
        'Password must be between 8 and 20 characters and contain at least one lowercase letter, one uppercase letter, one numeric digit, and one special character.',
    });
  },
);

test('a confirmation that differs is named', () => {
  expect(youFaults('individual', whole, { ...passwords, confirm: 'Sentence-2027' }, nothing)).toEqual({
    confirm: "Passwords don't match",
  });
});

test('the second step names what is missing; another role is told in words', () => {
  expect(organizationFaults(whole)).toEqual({
    role: 'Please fill in your role',
    users: 'Please select your estimated users',
    referral: 'Please select your referral source',
  });
  const told = { ...whole, role: 'other', roleName: ' Clerk ', users: '1-10', referral: 'search' };
  expect(organizationFaults(told)).toEqual({});
  expect(organizationFaults({ ...told, roleName: ' ' })).toEqual({ role: 'Please fill in your role' });
});

test('none and N/A are stored as nothing', () => {
  expect([countyOf({ ...whole, county: notApplicable }), countyOf(whole)]).toEqual([null, 'Kern']);
  expect(agencyOf({ ...whole, agency: 'None/Not Applicable' })).toBeNull();
  expect(agencyOf({ ...whole, agency: 'Other', agencyName: 'State Court' })).toBe('State Court');
});

test('a fault that is found on leaving a field is told in its place among the others', () => {
  const found = { ...youFaults('individual', { ...whole, first: '', terms: false }, passwords, nothing), email: 'x' };
  expect(Object.keys(toldFaults(found, whole, { ...nothing, phone: whole.phone }))).toEqual([
    'first',
    'email',
    'phone',
    'terms',
  ]);
});
