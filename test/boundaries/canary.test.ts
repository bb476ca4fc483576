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
const deadReport = z.object({
  issues: z.array(
    z.object({ file: z.string(), files: z.array(z.unknown()), unlisted: z.array(z.object({ name: z.string() })) }),
  ),
});
let diagnostics: z.infer<typeof lintReport>['diagnostics'];

beforeAll(() => {
  for (const { file, source } of lintPlants) copy.plant(file, source);
  copy.plant('engine/src/planted/unused.ts', 'export const unused = 1;\n');
  copy.plant('infra/operate/planted-command.ts', "import 'fast-check';\n");
  diagnostics = lintReport.parse(JSON.parse(run('oxlint', '--type-aware', '--format=json', ...planted))).diagnostics;
});

test.for(lintPlants)('the linter refuses it when $says', ({ file, rule }) => {
  expect(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)).toContain(rule);
});

test('a file nobody imports is refused, and a package that a workspace ships and only the whole checkout declares', () => {
  const options = ['--strict', '--include', 'files,unlisted', '--reporter=json'];
  const { issues } = deadReport.parse(JSON.parse(run('knip', ...options)));
  expect(issues.filter(({ files }) => files.length > 0).map(({ file }) => file)).toContain(
    'engine/src/planted/unused.ts',
  );
  expect(issues.flatMap(({ file, unlisted }) => unlisted.map(({ name }) => [file, name]))).toEqual([
    ['infra/operate/planted-command.ts', 'fast-check'],
  ]);
});
