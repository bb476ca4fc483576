import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';

/** One part of the proof. Without a `report` it counts as one check, which the exit code decides. */
export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The parts whose work it reads: it begins when they have ended. */
  readonly after?: readonly string[];
  /** Where the runner leaves its JSON, and how to read it. */
  readonly report?: { readonly file: string; readonly counts: (json: unknown) => Counts };
}

const reports = '.local/test';
const reporters = ['minimal', 'json', './test/run/name-flaky.ts'].map((name) => `--reporter=${name}`);

function vitest(name: string, after: readonly string[], projects: readonly string[] = [name]): Part {
  const file = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    after,
    command: ['vitest', 'run', ...chosen, ...reporters, `--outputFile.json=${file}`],
    report: { file, counts: vitestCounts },
  };
}

/** What waits most of its time goes first and beside the rest; the short ones fill what it leaves. */
export const parts: readonly Part[] = [
  { name: 'catalogue', command: ['node', 'seed/src/compile/main.ts'] },
  { name: 'site', command: ['node', 'infra/ready-site.ts'] },
  {
    name: 'e2e',
    after: ['catalogue', 'site'],
    command: [
      'playwright',
      'test',
      '--config',
      'test/e2e/playwright.config.ts',
      '--reporter=list,json,./test/run/show-page.ts',
    ],
    report: { file: `${reports}/e2e.json`, counts: playwrightCounts },
  },
  // several checkers read what they share once for each: one costs a third less, beside parts that use the other core
  { name: 'types', after: ['catalogue'], command: ['tsc', '-b', '--checkers', '1'] },
  // reads what `types` wrote
  { name: 'lint', after: ['types'], command: ['node', 'test/run/lint.ts'] },
  { name: 'format', command: ['biome', 'check'] },
  { name: 'dead-code', command: ['knip', '--no-config-hints'] },
  // what only a test still uses is dead as well, and a workspace declares each package that it ships
  { name: 'dead-files', command: ['knip', '--strict', '--include', 'files,unlisted', '--no-config-hints'] },
  vitest(
    'unit',
    ['catalogue', 'site'],
    ['engine', 'seed', 'contract', 'functions', 'infra', 'web', 'pages', 'screens', 'runner'],
  ),
  vitest('api', ['catalogue']),
  { name: 'synth', after: ['catalogue', 'site'], command: ['cdk', 'synth', '--quiet'] },
  // what `synth` built, run as Lambda would
  vitest('bundles', ['synth']),
  vitest('prove', ['catalogue']),
  vitest('golden', ['catalogue']),
  vitest('boundaries', []),
  vitest('properties', ['catalogue']),
];
