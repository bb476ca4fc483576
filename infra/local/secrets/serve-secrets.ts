import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AwsFailure, awsJson, operation } from '../shared/aws-json.ts';
import { type Listening, serve } from '../shared/http.ts';

interface Value {
  readonly SecretString: string;
  readonly VersionId: string;
}

const find = z.object({
  SecretId: z.string(),
  VersionStage: z.enum(['AWSCURRENT', 'AWSPREVIOUS']).default('AWSCURRENT'),
});
const put = z.object({ SecretId: z.string(), SecretString: z.string(), ClientRequestToken: z.string().optional() });

/** `GetSecretValue` and `PutSecretValue` of the secrets given, by name; a value put becomes the current one. */
export function serveSecrets(port: number, secrets: Readonly<Record<string, string>>): Promise<Listening> {
  const kept = new Map<string, readonly Value[]>(
    Object.entries(secrets).map(([name, SecretString]) => [name, [{ SecretString, VersionId: randomUUID() }]]),
  );
  const versionsOf = (name: string): readonly Value[] => {
    const versions = kept.get(name);
    if (versions !== undefined) return versions;
    throw new AwsFailure('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  };
  const operations = {
    GetSecretValue: operation(find, ({ SecretId, VersionStage }) => {
      const found = versionsOf(SecretId)[VersionStage === 'AWSCURRENT' ? 0 : 1];
      if (found === undefined)
        throw new AwsFailure(
          'ResourceNotFoundException',
          `Secrets Manager can't find the specified secret value for staging label: ${VersionStage}`,
        );
      return { Name: SecretId, ...found, VersionStages: [VersionStage] };
    }),
    PutSecretValue: operation(put, ({ SecretId, SecretString, ClientRequestToken }) => {
      const value = { SecretString, VersionId: ClientRequestToken ?? randomUUID() };
      kept.set(SecretId, [value, ...versionsOf(SecretId)]);
      return { Name: SecretId, VersionId: value.VersionId, VersionStages: ['AWSCURRENT'] };
    }),
  };
  return serve('secrets', port, awsJson(operations));
}
