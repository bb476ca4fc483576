import { SecretsProvider } from '@aws-lambda-powertools/parameters/secrets';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { z } from 'zod';
import { slow } from '../base/patience.ts';

/** Seconds after which a secret is asked for anew: so long, at most, a turned one is still used. */
const secretLives = 300;

/** The value of a secret as it is now, read where it is first needed. */
export type Secret = () => Promise<string>;

/**
 * Reads secrets of Secrets Manager by name, so that a turned one arrives without a deployment. Of each, the text under
 * `field` of its JSON. What is stored wrongly is named and never shown: a log is read by many.
 */
export function secretReader(client = new SecretsManagerClient(slow)) {
  const provider = new SecretsProvider({ awsSdkV3Client: client });
  return (name: string, field: string): Secret =>
    async () => {
      const stored = await provider.get(name, { maxAge: secretLives }).catch((error: unknown) => {
        // the library puts the service's own error, which tells whether it passes, behind one of its own
        throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
      });
      const value = z.record(z.string(), z.string().min(1)).safeParse(parsed(stored)).data?.[field];
      if (value === undefined) throw new Error(`The secret ${name} holds no text ${field}.`);
      return value;
    };
}

function parsed(stored: unknown): unknown {
  try {
    return typeof stored === 'string' ? JSON.parse(stored) : undefined;
  } catch {
    return undefined;
  }
}
