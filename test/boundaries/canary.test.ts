import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { lintPlants } from './plants.ts';
import { scratchCopy } from './scratch-copy.ts';

/** A fence nobody tries may have fallen. Each mistake is planted in a copy, and the rule that names it must fire. */
const root = join(import.meta.dirname, '../..');
const copy = scratchCopy(root);
afterAll(copy.remove);

function run(tool: string, ...options: readonly string[]): string {
  return spawnSync(join(root, 'node_modules/.bin', tool), options, { cwd: copy.folder, encoding: 'utf8' }).stdout;
}

// Longer than any of the tools takes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const planted = [...new Set(lintPlants.map(({ file }) => dirname(file)))];
const lintReport = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });
let diagnostics: z.infer<typeof lintReport>['diagnostics'];

beforeAll(() => {
  for (const { file, source } of lintPlants) copy.plant(file, source);
  copy.plant('engine/src/planted/undeclared.ts', "export { z } from 'zod';\n");
  diagnostics = lintReport.parse(JSON.parse(run('oxlint', '--type-aware', '--format=json', ...planted))).diagnostics;
});

test.for(lintPlants)('the linter refuses it when $says', ({ file, rule }) => {
  expect(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
});

test('a package that is used but not declared is refused', () => {
  const report = run('biome', 'lint', '--reporter=json', 'engine/src/planted/undeclared.ts');
  expect(report).toContain('lint/correctness/noUndeclaredDependencies');
});

test('a file nobody imports is refused', () => {
  expect(run('knip', '--reporter=json')).toContain('engine/src/planted/undeclared.ts');
});
