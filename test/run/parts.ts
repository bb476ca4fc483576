import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';

/** One part of the proof. Without a `report` it counts as one check, which the exit code decides. */
export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What all others read is made first. Then parts that compute run beside parts that mostly wait for what they start. */
  readonly row: 'first' | 'computing' | 'waiting';
  /** Where the runner leaves its JSON, and how to read it. */
  readonly report?: { readonly file: string; readonly counts: (json: unknown) => Counts };
}

const reports = '.local/test';
const reporters = ['minimal', 'json', './test/run/name-flaky.ts'].map((name) => `--reporter=${name}`);

function vitest(name: string, row: Part['row'], projects: readonly string[]): Part {
  const file = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    row,
    command: ['vitest', 'run', ...chosen, ...reporters, `--outputFile.json=${file}`],
    report: { file, counts: vitestCounts },
  };
}

/** In each row cheapest first, so that a mistake shows soon. */
export const parts: readonly Part[] = [
  { name: 'catalogue', row: 'first', command: ['tsx', 'seed/src/compile/main.ts'] },
  { name: 'types', row: 'computing', command: ['tsc', '-b'] },
  { name: 'lint', row: 'computing', command: ['tsx', 'test/run/lint.ts'] },
  { name: 'format', row: 'computing', command: ['biome', 'check'] },
  { name: 'dead-code', row: 'waiting', command: ['knip', '--no-config-hints'] },
  // what only a test still uses is dead as well, and a workspace declares each package that it ships
  {
    name: 'dead-files',
    row: 'waiting',
    command: ['knip', '--strict', '--include', 'files,unlisted', '--no-config-hints'],
  },
  vitest('boundaries', 'computing', ['boundaries']),
  vitest('unit', 'computing', ['engine', 'seed', 'contract', 'functions', 'infra', 'web', 'screens', 'runner']),
  vitest('properties', 'computing', ['properties']),
  vitest('golden', 'computing', ['golden']),
  vitest('prove', 'computing', ['prove']),
  { name: 'synth', row: 'waiting', command: ['cdk', 'synth', '--quiet'] },
  // what `synth` built, run as Lambda would
  vitest('bundles', 'waiting', ['bundles']),
  vitest('api', 'waiting', ['api']),
  {
    name: 'e2e',
    row: 'waiting',
    command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json'],
    report: { file: `${reports}/e2e.json`, counts: playwrightCounts },
  },
];
