import { type Counts, playwrightCounts, vitestCounts } from './counts.ts';

/** One part of the proof. Without a `report` it counts as one check, which the exit code decides. */
export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the runner leaves its JSON, and how to read it. */
  readonly report?: { readonly file: string; readonly counts: (json: unknown) => Counts };
}

const reports = '.local/test';
const reporters = ['minimal', 'json', './test/run/name-flaky.ts'].map((name) => `--reporter=${name}`);

function vitest(name: string, projects: readonly string[]): Part {
  const file = `${reports}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    command: ['vitest', 'run', ...chosen, ...reporters, `--outputFile.json=${file}`],
    report: { file, counts: vitestCounts },
  };
}

/** Cheapest first, so that a mistake shows soon. */
export const parts: readonly Part[] = [
  { name: 'catalogue', command: ['tsx', 'seed/src/compile/main.ts'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'format', command: ['biome', 'check'] },
  { name: 'dead-code', command: ['knip', '--no-config-hints'] },
  // what only a test still uses is dead as well
  { name: 'dead-files', command: ['knip', '--production', '--include', 'files', '--no-config-hints'] },
  vitest('unit', ['engine', 'seed', 'contract', 'functions', 'infra', 'web', 'screens', 'runner']),
  vitest('properties', ['properties']),
  vitest('golden', ['golden']),
  vitest('prove', ['prove']),
  vitest('boundaries', ['boundaries']),
  { name: 'synth', command: ['cdk', 'synth', '--quiet'] },
  vitest('api', ['api']),
  {
    name: 'e2e',
    command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json'],
    report: { file: `${reports}/e2e.json`, counts: playwrightCounts },
  },
];
