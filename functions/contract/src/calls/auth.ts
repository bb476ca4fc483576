import { z } from 'zod';
import { defineCall } from '../base/define-call.ts';
import { subscriptionStatus, userAttributes } from '../schemas/account.ts';
import { done } from '../schemas/basics.ts';
import { password, recoveryCode, sixDigits } from '../schemas/registration.ts';

const session = z.object({
  authorized: z.boolean(),
  /** Access token: a bearer header on every call. */
  token: z.string(),
  /** Empty: the refresh handle is in a cookie that no script reads. */
  key: z.string(),
  user_attr: userAttributes,
});

export const login = defineCall({
  id: 'auth.login',
  resource: 'auth',
  method: 'POST',
  path: '/auth/login',
  caller: 'anyone',
  summary: 'Exchanges an e-mail address and password for a session.',
  body: z.object({
    username: z.string().trim().min(4).max(254),
    password: z.string().min(1).max(256),
    /** Of the caller's authenticator app, where they have set one up: without it, 401 with a fault at `code`. A recovery code in its place turns the app off. */
    code: z.union([sixDigits, recoveryCode]).optional(),
  }),
  answer: session.extend({ subscriptionStatus }),
  errors: [401],
});

export const checkCredentials = defineCall({
  id: 'auth.checkcredentials',
  resource: 'auth',
  method: 'POST',
  path: '/auth/checkcredentials',
  caller: 'anyone',
  summary: 'Checks a stored session, refreshes it where it can, and says what the subscription allows.',
  body: z.object({
    user_token: z.string().min(1),
    /** The refresh handle of a session from before it was in a cookie. */
    user_key: z.string().optional(),
    source: z.string().optional(),
  }),
  answer: session.extend({ subscription_status: subscriptionStatus }),
  errors: [401, 402],
});

export const logout = defineCall({
  id: 'auth.logout',
  resource: 'auth',
  method: 'POST',
  path: '/auth/logout',
  caller: 'unproved',
  summary: 'Ends the session everywhere its refresh handle is held.',
  answer: done,
});

export const confirmPassword = defineCall({
  id: 'auth.confirmPassword',
  resource: 'auth',
  method: 'POST',
  path: '/auth/confirmPassword',
  caller: 'signed-in',
  summary: 'Enters the password once more, before the caller changes how they log in.',
  body: z.object({ password: z.string().min(1).max(256) }),
  answer: done,
  errors: [400],
});

export const changePassword = defineCall({
  id: 'auth.changePassword',
  resource: 'auth',
  method: 'PUT',
  path: '/auth/password',
  caller: 'signed-in',
  summary: 'Sets a new password in place of the one that is known. Its owner is told by mail.',
  body: z.object({ current: z.string().min(1).max(256), password }),
  answer: done,
  errors: [400],
});

export const changeSecondFactor = defineCall({
  id: 'auth.secondFactor',
  resource: 'auth',
  method: 'PUT',
  path: '/auth/secondFactor',
  caller: 'signed-in',
  summary:
    "Asks for the code of the caller's authenticator app at each log-in from then on, or no more. Asks for a fresh proof. Turned on, it answers recovery codes, each good once and told never again.",
  body: z.object({ on: z.boolean() }),
  answer: z.object({ recoveryCodes: z.array(recoveryCode) }),
  errors: [400, 409],
});

export const authCalls = [login, checkCredentials, logout, confirmPassword, changePassword, changeSecondFactor];
