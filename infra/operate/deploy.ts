/** What a deployment needs of the world: a command that may fail, and a question. */
interface World {
  /** Runs the CDK's command line; true where it succeeds. */
  readonly cdk: (...words: readonly string[]) => boolean;
  readonly ask: (question: string) => Promise<string>;
}

/** Where the stacks are synthesized to once, so that what is deployed is what was shown. */
const assembly = 'cdk.out';

/** Names that only stand in for an account's own. */
const madeUp = /\.example\b|\b0{8}-0000|Z0{20}|0x0{20}|pk_0{24}|phone-0{32}/;

/** The settings of a stage that are still those of the repository. */
export const notFilledIn = (settings: object): readonly string[] =>
  Object.entries(settings)
    .filter(([, value]) => madeUp.test(JSON.stringify(value)))
    .map(([name]) => name);

/**
 * Deploys the stacks of a stage in the order of their needs, once the operator has seen what changes and typed the stage's
 * name. Answers what came of it.
 */
export async function deploy(stage: string, { cdk, ask }: World): Promise<'deployed' | 'failed' | 'not approved'> {
  const stacks = `${stage}/*`;
  if (!cdk('synth', '--quiet', '--output', assembly)) return 'failed';
  if (!cdk('diff', '--app', assembly, stacks)) return 'failed';
  const answer = await ask(`Deploy this to ${stage}? Type the name of the stage: `);
  if (answer.trim() !== stage) return 'not approved';
  return cdk('deploy', '--app', assembly, '--require-approval', 'never', stacks) ? 'deployed' : 'failed';
}
