import { SecretValue } from 'aws-cdk-lib';
import type { Settings } from './settings.ts';

/**
 * The fields of a secret of the stage. CloudFormation reads them from Secrets Manager as it deploys, anew when the
 * settings name another version: the template holds a reference only.
 */
export const deployedSecret =
  ({ stage, secretVersions }: Settings, name: keyof Settings['secretVersions']) =>
  (jsonField: string): string =>
    SecretValue.secretsManager(`countwise/${stage}/${name}`, {
      jsonField,
      ...(secretVersions[name] !== undefined && { versionId: secretVersions[name] }),
    }).unsafeUnwrap();
