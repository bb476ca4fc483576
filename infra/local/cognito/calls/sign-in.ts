import { z } from 'zod';
import { AwsFailure, operation } from '../../shared/aws-json.ts';
import { afterPassword, challenged, tokensFor } from '../challenges.ts';
import { passwordMatches } from '../password.ts';
import { bearerOf, findUser, nowInSeconds, type Pool, signOutEverywhere } from '../pool.ts';
import { refreshSession } from '../sessions.ts';
import { totpMatches } from '../totp.ts';

/** A client that rotates its refresh tokens takes no other flow than this: it refreshes by a call of its own. */
const initiateAuth = z.object({
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string(), PASSWORD: z.string() }),
});

const challengeAnswer = z.object({
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: z.string(),
  ChallengeResponses: z.object({ SOFTWARE_TOKEN_MFA_CODE: z.string() }),
});

const initiate = (pool: Pool) => (input: z.infer<typeof initiateAuth>) => {
  const { AuthParameters } = input;
  const user = findUser(pool, AuthParameters.USERNAME);
  if (!passwordMatches(user, AuthParameters.PASSWORD)) {
    throw new AwsFailure('NotAuthorizedException', 'Incorrect username or password.');
  }
  return afterPassword(pool, user);
};

const respond = (pool: Pool) => (input: z.infer<typeof challengeAnswer>) => {
  const { Session, ChallengeResponses } = input;
  const user = challenged(pool, Session);
  if (!user.totp || !totpMatches(user.totp.secret, ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE, nowInSeconds())) {
    throw new AwsFailure('CodeMismatchException', 'Invalid code received for user');
  }
  pool.challenges.delete(Session);
  return tokensFor(pool, user);
};

/** Signing in and out. */
export const signInCalls = (pool: Pool) => ({
  InitiateAuth: operation(initiateAuth, initiate(pool)),
  GetTokensFromRefreshToken: operation(z.object({ RefreshToken: z.string() }), async ({ RefreshToken }) => ({
    AuthenticationResult: await refreshSession(pool, RefreshToken),
  })),
  RespondToAuthChallenge: operation(challengeAnswer, respond(pool)),
  GlobalSignOut: operation(z.object({ AccessToken: z.string() }), async ({ AccessToken }) => {
    signOutEverywhere(pool, await bearerOf(pool, AccessToken));
    pool.state.save();
  }),
});
