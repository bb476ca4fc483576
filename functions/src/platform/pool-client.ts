import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { DEFAULT_MAX_ATTEMPTS, StandardRetryStrategy } from '@smithy/core/retry';

/** Asks again after a lost connection or a fault of the service, never after too many guesses: a guess refused for their number is not to be made thrice. */
class AgainUnlessRefused extends StandardRetryStrategy {
  override async refreshRetryTokenForRetry(
    ...[token, failed]: Parameters<StandardRetryStrategy['refreshRetryTokenForRetry']>
  ): ReturnType<StandardRetryStrategy['refreshRetryTokenForRetry']> {
    if (failed.errorType === 'THROTTLING') throw failed.error;
    return super.refreshRetryTokenForRetry(token, failed);
  }
}

/** A client of the user pool for what a person types: passwords and codes. */
export const poolClient = (config: CognitoIdentityProviderClientConfig = {}): CognitoIdentityProviderClient =>
  new CognitoIdentityProviderClient({ retryStrategy: new AgainUnlessRefused(DEFAULT_MAX_ATTEMPTS), ...config });
