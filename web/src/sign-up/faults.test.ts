import { expect, test } from 'vitest';
import { notApplicable, signUp } from '../text/sign-up.ts';
import type { Draft } from './draft.ts';
import { agencyOf, countyOf, organizationFaults, type Taken, youFaults } from './faults.ts';

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
const text = signUp.faults;

test('an empty form names every required field at once', () => {
  expect(youFaults('individual', blank, { password: '', confirm: '' }, nothing)).toEqual({
    first: text.first,
    last: text.last,
    email: text.email,
    password: text.password,
    phone: text.phone,
    agency: text.agency,
    terms: text.terms,
  });
});

test('a whole form has no fault', () => {
  expect(youFaults('individual', whole, passwords, nothing)).toEqual({});
});

test.for([
  [{ email: 'rosa@' }, nothing, { email: text.emailInvalid }],
  [{}, { ...nothing, email: whole.email }, { email: text.emailTaken }],
  [{ phone: '(415) 555-012' }, nothing, { phone: text.phoneInvalid }],
  [{}, { ...nothing, phone: whole.phone }, { phone: text.phoneTaken }],
  [{ agency: '' }, nothing, {}],
  [{ agency: '', county: notApplicable }, nothing, { agency: text.agency }],
  [{ agency: 'Other' }, nothing, { agencyName: text.agencyName }],
  [{ agency: 'Other', agencyName: 'State Court' }, nothing, {}],
  [{}, { ...nothing, agencies: ['Public Defender'] }, { agency: text.agencyTaken }],
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
      password: text.passwordRule,
    });
  },
);

test('a confirmation that differs is named', () => {
  expect(youFaults('individual', whole, { ...passwords, confirm: 'Sentence-2027' }, nothing)).toEqual({
    confirm: text.confirm,
  });
});

test('the second step names what is missing; another role is told in words', () => {
  expect(organizationFaults(whole)).toEqual({ role: text.role, users: text.users, referral: text.referral });
  const told = { ...whole, role: 'other', roleName: ' Clerk ', users: '1-10', referral: 'search' };
  expect(organizationFaults(told)).toEqual({});
  expect(organizationFaults({ ...told, roleName: ' ' })).toEqual({ role: text.role });
});

test('none and N/A are stored as nothing', () => {
  expect([countyOf({ ...whole, county: notApplicable }), countyOf(whole)]).toEqual([null, 'Kern']);
  expect(agencyOf({ ...whole, agency: 'None/Not Applicable' })).toBeNull();
  expect(agencyOf({ ...whole, agency: 'Other', agencyName: 'State Court' })).toBe('State Court');
});
