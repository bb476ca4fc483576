import { expect, test } from 'vitest';
import { isByPassword, sessionSeconds } from './session.ts';

test.for([
  [null, 14 * 86_400],
  [{ SessionLifespanUnits: 'hours', SessionLifespanLength: 8 }, 8 * 3600],
  [{ SessionLifespanUnits: 'days', SessionLifespanLength: 1 }, 86_400],
  [{ SessionLifespanUnits: 'weeks', SessionLifespanLength: 4 }, 28 * 86_400],
  // one from before there was a longest
  [{ SessionLifespanUnits: 'weeks', SessionLifespanLength: 9_007_199_254_740_991 }, 84 * 86_400],
] as const)('%j lasts %i seconds', ([settings, seconds]) => {
  expect(sessionSeconds(settings)).toBe(seconds);
});

test.for([
  ['aws.cognito.signin.user.admin', true],
  ['openid email profile aws.cognito.signin.user.admin', false],
] as const)('a token with the scopes %s is of a password: %s', ([scope, byPassword]) => {
  expect(isByPassword({ scope })).toBe(byPassword);
});
