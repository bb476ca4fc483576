import {
  ChangePasswordCommand,
  CodeMismatchException,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  RefreshTokenReuseException,
  RespondToAuthChallengeCommand,
  TooManyRequestsException,
  UserNotConfirmedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { z } from 'zod';
import { fault, Problem } from '../base/problem.ts';

const session = z.object({ AccessToken: z.string(), RefreshToken: z.string().optional() });
export interface PoolSession {
  /** Access token. */
  readonly token: string;
  /** Refresh handle. */
  readonly key: string;
}

/** The calls on the user pool that log-in needs. A password passes through and is never kept or logged. */
export function userPool(client: CognitoIdentityProviderClient, ClientId: string) {
  const begin = async (USERNAME: string, PASSWORD: string) =>
    client.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),
    );

  /** Answers the pool's question for the code of an authenticator app. */
  const answerCode = async (username: string, Session: string | undefined, code: string | undefined) => {
    const codeFault = (message: string) => new Problem(401, message, { faults: [{ path: 'code', message }] });
    if (code === undefined) throw codeFault('Enter the code of your authenticator app.');
    return client
      .send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          Session,
          ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
        }),
      )
      .catch((error: unknown) => {
        throw isWrongCode(error) ? codeFault('Invalid Code') : error;
      });
  };

  return {
    async logIn(username: string, password: string, code: string | undefined): Promise<PoolSession> {
      const begun = await begin(username, password).catch(refusal);
      const { AuthenticationResult } =
        begun.ChallengeName === 'SOFTWARE_TOKEN_MFA'
          ? await answerCode(username, begun.Session, code).catch(refusal)
          : begun;
      // the pool asks for something else than a password or an app's code: a password that was given out, say
      const begunSession = session.safeParse(AuthenticationResult).data;
      if (begunSession === undefined) throw new Problem(401, 'This account needs a new password. Use Reset Password.');
      return { token: begunSession.AccessToken, key: begunSession.RefreshToken ?? '' };
    },

    /** Whether a password is a user's own: with it the pool begins a log-in, or asks for the second factor. */
    async isPassword(username: string, password: string): Promise<boolean> {
      try {
        await begin(username, password);
        return true;
      } catch (error) {
        if (isWrongPassword(error)) return false;
        throw tooMany(error);
      }
    },

    /**
     * A new access token for a refresh handle, and a new handle in its place: `ended` where the handle is no longer good,
     * `reused` where it was exchanged before, longer ago than a tab beside it or a lost answer explains.
     */
    async refresh(key: string): Promise<PoolSession | 'ended' | 'reused'> {
      try {
        const { AuthenticationResult } = await client.send(
          new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken: key }),
        );
        const { AccessToken, RefreshToken } = session.parse(AuthenticationResult);
        return { token: AccessToken, key: RefreshToken ?? key };
      } catch (error) {
        if (error instanceof RefreshTokenReuseException) return 'reused';
        if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return 'ended';
        throw error;
      }
    },

    async logOut(token: string): Promise<void> {
      await client.send(new GlobalSignOutCommand({ AccessToken: token })).catch((error: unknown) => {
        if (!(error instanceof NotAuthorizedException)) throw error;
      });
    },

    /** The attributes and the pool's own name of the user a genuine access token was given to; undefined where it is not genuine. */
    async attributesOf(token: string): Promise<Readonly<Record<string, string>> | undefined> {
      try {
        const { Username = '', UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken: token }));
        const attributes = UserAttributes.map(({ Name = '', Value = '' }): [string, string] => [Name, Value]);
        return { ...Object.fromEntries(attributes), poolName: Username };
      } catch (error) {
        if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    },

    /** Puts a new password in the place of the one that the bearer of an access token knows. */
    async changePassword(token: string, current: string, password: string): Promise<void> {
      await client
        .send(new ChangePasswordCommand({ AccessToken: token, PreviousPassword: current, ProposedPassword: password }))
        .catch((error: unknown) => {
          if (error instanceof InvalidPasswordException) throw fault('password', error.message);
          if (isWrongPassword(error)) throw fault('current', 'The password is not right.');
          throw tooMany(error);
        });
    },

    /** Sends a code for a new password. An address that is not known is passed over in silence. */
    async sendResetCode(email: string): Promise<void> {
      await client.send(new ForgotPasswordCommand({ ClientId, Username: email })).catch((error: unknown) => {
        if (error instanceof UserNotFoundException || error instanceof InvalidParameterException) return;
        throw tooMany(error);
      });
    },

    async resetPassword(email: string, code: string, password: string): Promise<void> {
      await client
        .send(
          new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode: code, Password: password }),
        )
        .catch((error: unknown) => {
          if (error instanceof InvalidPasswordException) throw fault('password', error.message);
          if (isWrongCode(error)) throw fault('code', 'Invalid Code');
          throw tooMany(error);
        });
    },
  };
}
export type UserPool = ReturnType<typeof userPool>;

const isWrongCode = (error: unknown): boolean =>
  error instanceof CodeMismatchException ||
  error instanceof ExpiredCodeException ||
  error instanceof UserNotFoundException;

function refusal(error: unknown): never {
  if (error instanceof UserNotConfirmedException)
    throw new Problem(401, 'This account is not confirmed yet. Enter the code that was sent to you.');
  if (isWrongPassword(error)) throw new Problem(401, 'Invalid Login Credentials');
  throw tooMany(error);
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof NotAuthorizedException || error instanceof UserNotFoundException;

const tooMany = (error: unknown): unknown =>
  error instanceof TooManyRequestsException || error instanceof LimitExceededException
    ? new Problem(429, 'Too many requests')
    : error;
