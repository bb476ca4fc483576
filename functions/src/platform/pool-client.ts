import {
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
} from '@aws-sdk/client-cognito-identity-provider';
import { StandardRetryStrategy } from '@smithy/core/retry';
import { slow } from '../base/patience.ts';

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
  new CognitoIdentityProviderClient({
    requestHandler: slow.requestHandler,
    retryStrategy: new AgainUnlessRefused(slow.maxAttempts),
    ...config,
  });
