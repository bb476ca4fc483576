import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { subscriptionStatus, userAttributes } from '../schemas/account.ts';
import { done } from '../schemas/basics.ts';
import { emailAddress, password, sixDigits } from '../schemas/registration.ts';

export const subscriptionCheck = defineCall({
  id: 'auth.subscriptionCheck',
  resource: 'auth',
  method: 'POST',
  path: '/auth/subscriptionCheck',
  caller: 'anyone',
  summary: 'What the subscription screens need to know of a session: 402 says why it is not Valid.',
  body: z.object({ user_token: z.string().min(1) }),
  answer: z.object({ authorized: z.literal(true), subscriptionStatus, user_attr: userAttributes }),
  errors: [401, 402, 404],
});

export const requestResetCode = defineCall({
  id: 'auth.requestResetCode',
  resource: 'auth',
  method: 'POST',
  path: '/auth/requestResetCode',
  caller: 'anyone',
  summary: 'Sends a reset code; the answer is the same whether or not the address is known.',
  body: z.object({ UserName: emailAddress }),
  answer: z.object({ success: z.boolean(), Error: z.string().optional() }),
});

export const resetPassword = defineCall({
  id: 'auth.resetPassword',
  resource: 'auth',
  method: 'POST',
  path: '/auth/resetPassword',
  caller: 'anyone',
  summary: 'Sets a new password with a reset code.',
  body: z.object({ email: emailAddress, code: sixDigits, password }),
  answer: done,
  errors: [400],
});

export const authenticateMicrosoftToken = defineCall({
  id: 'auth.authenticateMicrosoftToken',
  resource: 'auth',
  method: 'POST',
  path: '/authenticateMicrosoftToken',
  caller: 'anyone',
  summary: 'Whether the work account of a verified token is linked to an account here.',
  body: z.object({ token: z.string().min(1), microsoftUserId: z.string().optional() }),
  answer: z.object({ foundMSUser: z.object({ MicrosoftId: z.string() }).nullable() }),
  errors: [401, 403],
});

export const loginWithMicrosoftToken = defineCall({
  id: 'auth.loginWithMicrosoftToken',
  resource: 'auth',
  method: 'POST',
  path: '/loginWithMicrosoftToken',
  caller: 'anyone',
  summary: 'Signs in with a work account. Who it is comes from the verified token only.',
  body: z.object({
    token: z.string().min(1),
    key: z.string().min(1),
    MicrosoftUser: z.object({ MicrosoftId: z.string().optional() }).optional(),
  }),
  answer: z.object({ token: z.string(), key: z.string(), user_attr: userAttributes, subscriptionStatus }),
  errors: [401, 403],
});

export const linkMicrosoftUser = defineCall({
  id: 'auth.linkMicrosoftUser',
  resource: 'auth',
  method: 'POST',
  path: '/microsoftusers',
  caller: 'signed-in',
  summary: 'Links the work account of a verified token to the caller, after a fresh proof, and tells them by mail.',
  body: z.object({ token: z.string().min(1) }),
  answer: z.object({
    MicrosoftEmail: z.string(),
    MicrosoftId: z.string(),
    MicrosoftOrganizationId: z.string(),
    MicrosoftOrganizationAdmin: z.boolean(),
    EmailAuthenticated: z.boolean(),
    FirstName: z.string(),
    LastName: z.string(),
  }),
  errors: [401, 403, 409],
});

export const unlinkMicrosoftUser = defineCall({
  id: 'auth.unlinkMicrosoftUser',
  resource: 'auth',
  method: 'DELETE',
  path: '/microsoftusers',
  caller: 'signed-in',
  summary: "Takes the link of the caller's work account back, after a fresh proof. Its sessions end.",
  answer: done,
  errors: [404, 409],
});

export const signInCalls = [
  subscriptionCheck,
  requestResetCode,
  resetPassword,
  authenticateMicrosoftToken,
  loginWithMicrosoftToken,
  linkMicrosoftUser,
  unlinkMicrosoftUser,
];
