import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { done, id } from '../schemas/basics.ts';
import { emailAddress, phoneNumber, sixDigits } from '../schemas/registration.ts';

/** The receipt belongs to whoever entered the code: JWTUser asks for it. */
const proof = done.extend({ receipt: z.string() });

export const sendVerificationSms = defineCall({
  id: 'registration.sendVerificationSMS',
  resource: 'registration',
  method: 'POST',
  path: '/registration/sendVerificationSMS',
  caller: 'anyone',
  summary: 'Texts a six-digit code: once a minute, six times, then a wait.',
  body: z.object({ phoneNumber, botToken: z.string().max(4000).optional() }),
  answer: done,
  errors: [400, 429],
});

export const verifyCode = defineCall({
  id: 'registration.verifyCode',
  resource: 'registration',
  method: 'POST',
  path: '/registration/verifyCode',
  caller: 'anyone',
  summary: 'Checks a texted code; too many tries lock the number for ten minutes.',
  body: z.object({ phoneNumber: z.string().max(40).default(''), code: z.string().max(10).default('') }),
  answer: proof,
  errors: [400, 429, 500],
});

export const sendVerificationEmail = defineCall({
  id: 'registration.sendVerificationEmail',
  resource: 'registration',
  method: 'POST',
  path: '/registration/sendVerificationEmail',
  caller: 'anyone',
  summary: 'Mails a six-digit code to the address of a sign-up: once a minute, six times, then a wait.',
  body: z.object({ email: emailAddress, botToken: z.string().max(4000).optional() }),
  answer: done,
  errors: [400, 429],
});

export const verifyEmailCode = defineCall({
  id: 'registration.verifyEmailCode',
  resource: 'registration',
  method: 'POST',
  path: '/registration/verifyEmailCode',
  caller: 'anyone',
  summary: 'Checks the mailed code of a sign-up; too many tries lock the address for ten minutes.',
  body: z.object({ email: emailAddress, code: sixDigits }),
  answer: proof,
  errors: [400, 429],
});

export const createEmailValidation = defineCall({
  id: 'registration.createEmailValidation',
  resource: 'registration',
  method: 'POST',
  path: '/registration/createEmailValidation/{userId}',
  caller: 'unproved',
  summary: "Sends a six-digit code to the caller's address.",
  params: z.object({ userId: id }),
  answer: done,
  errors: [404, 429],
});

export const validateEmail = defineCall({
  id: 'registration.validateEmail',
  resource: 'registration',
  method: 'POST',
  path: '/registration/validateEmail',
  caller: 'unproved',
  summary: 'Checks the e-mailed code: from then on the address is proved.',
  body: z.object({ userId: id, code: sixDigits }),
  answer: z.object({ emailConfirmed: z.boolean() }),
  errors: [400, 404, 429],
});

/** A sign-up proves its phone number and its address by codes. */
export const proofCalls = [
  sendVerificationSms,
  verifyCode,
  sendVerificationEmail,
  verifyEmailCode,
  createEmailValidation,
  validateEmail,
];
