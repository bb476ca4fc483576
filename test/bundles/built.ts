import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@countwise/contract';
import { z } from 'zod';

/** The templates that the part `synth` leaves behind, and the folders of code beside them. */
const assembly = join(import.meta.dirname, '../../cdk.out');

const lambda = z.object({
  Type: z.literal('AWS::Lambda::Function'),
  Properties: z.object({
    Handler: z.literal('index.handler'),
    Code: z.object({ S3Key: z.string() }),
    Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  }),
});
const template = z.object({ Resources: z.record(z.string(), z.unknown()) });

/** A function as it would be deployed. */
export interface Built {
  readonly resource: string;
  /** The folder that Lambda unpacks to /var/task. */
  readonly folder: string;
  /** Its environment; null stands for what only the deployment knows. */
  readonly variables: Readonly<Record<string, string | null>>;
}

const text = z.string().nullable().catch(null);

/** Every function of a resource in the template of a stage's API. */
export function builtFunctions(stage = 'production'): readonly Built[] {
  const [file] = globSync(`${assembly}/assembly-${stage}/${stage}api*.template.json`);
  if (file === undefined) throw new Error('Nothing is synthesized: run npm run synth.');
  const { Resources } = template.parse(JSON.parse(readFileSync(file, 'utf8')));
  const resources = [...new Set(calls.map(({ resource }) => resource))];
  return Object.entries(Resources).flatMap(([id, resource]) => {
    const { data } = lambda.safeParse(resource);
    const name = resources.find((one) => new RegExp(`^${one}[0-9A-F]{8}$`).test(id));
    if (data === undefined || name === undefined) return [];
    const { Code, Environment } = data.Properties;
    const variables = Object.fromEntries(
      Object.entries(Environment.Variables).map(([key, value]) => [key, text.parse(value)]),
    );
    return [{ resource: name, folder: join(assembly, `asset.${Code.S3Key.replace('.zip', '')}`), variables }];
  });
}
