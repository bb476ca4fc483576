import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { userAttributes } from '../schemas/account.ts';
import { done } from '../schemas/basics.ts';
import { auditEntry, ownAct } from '../schemas/county.ts';
import { emailAddress, name, phoneNumber, placeName, receipt } from '../schemas/registration.ts';
import { termsVersion } from '../words/terms-version.ts';
import { reportChoices } from './reports.ts';

export const deleteAccount = defineCall({
  id: 'account.delete',
  resource: 'account',
  method: 'POST',
  path: '/JWTUser/deleteAccount',
  caller: 'signed-in',
  summary:
    "Deletes the caller's account with their cases, reports and plan; a repeated call finishes one that was cut short.",
  body: z.object({
    /** The caller's own address, typed to confirm. */
    Email: emailAddress,
    /** Left out in a session of a work account, which has none. */
    Password: z.string().max(256).optional(),
  }),
  answer: done,
  errors: [400, 409],
});

export const changeProfile = defineCall({
  id: 'account.changeProfile',
  resource: 'account',
  method: 'PATCH',
  path: '/JWTUser/profile',
  caller: 'signed-in',
  summary: "Changes the caller's own name.",
  body: z.object({ FirstName: name, LastName: name }),
  answer: z.object({ user_attr: userAttributes }),
  errors: [400],
});

const changed = z.object({ user_attr: userAttributes });

export const changePhone = defineCall({
  id: 'account.changePhone',
  resource: 'account',
  method: 'PATCH',
  path: '/JWTUser/phone',
  caller: 'signed-in',
  summary: "Changes the caller's own telephone number, which a texted code has proved.",
  body: z.object({ PhoneNumber: phoneNumber, PhoneReceipt: receipt }),
  answer: changed,
  errors: [400, 409],
});

export const changeEmail = defineCall({
  id: 'account.changeEmail',
  resource: 'account',
  method: 'PATCH',
  path: '/JWTUser/email',
  caller: 'signed-in',
  summary:
    "Changes the caller's own address, which a mailed code has proved, after their password was entered again; a repeated call finishes one that was cut short.",
  body: z.object({ Email: emailAddress, EmailReceipt: receipt }),
  answer: changed,
  errors: [400, 409],
});

export const changePlace = defineCall({
  id: 'account.changePlace',
  resource: 'account',
  method: 'PATCH',
  path: '/JWTUser/place',
  caller: 'signed-in',
  summary: 'Changes the county and agency of somebody who works in no organization; there its administrator does.',
  body: z.object({ WhichCounty: placeName, WhichAgency: placeName }),
  answer: changed,
  errors: [400, 403],
});

export const changeReportChoices = defineCall({
  id: 'account.changeReportChoices',
  resource: 'account',
  method: 'PATCH',
  path: '/JWTUser/reportChoices',
  caller: 'signed-in',
  summary: 'Keeps what the caller chose for their reports, on every device: what is left out stays as it is.',
  body: reportChoices,
  answer: changed,
  errors: [400, 409],
});

export const listActivity = defineCall({
  id: 'account.activity',
  resource: 'account',
  method: 'GET',
  path: '/JWTUser/activity',
  caller: 'signed-in',
  summary: "What lately happened to the caller's own account, newest first: log-ins, failures, changes and exports.",
  answer: z.object({ entries: z.array(auditEntry.pick({ At: true, Detail: true }).extend({ Act: ownAct })) }),
});

export const acceptTerms = defineCall({
  id: 'account.acceptTerms',
  resource: 'account',
  method: 'POST',
  path: '/JWTUser/terms',
  caller: 'signed-in',
  summary:
    'Stores that the caller agreed to the terms in force: of an account from before that was asked, or of a new text.',
  body: z.object({ TermsVersion: z.literal(termsVersion) }),
  answer: z.object({ user_attr: userAttributes }),
  errors: [400],
});

export const accountCalls = [
  deleteAccount,
  changeProfile,
  changePhone,
  changeEmail,
  changePlace,
  changeReportChoices,
  listActivity,
  acceptTerms,
];
