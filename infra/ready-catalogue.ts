// Compiles the catalogue and the reference data before the stack starts: where there are none, or where a table, the
// compiler or the engine, which the compiler reads the law from, is newer.
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const compiledAt = Math.min(...['catalogue', 'reference'].map((name) => changedAt(`seed/dist/${name}.json`)));
const sources = globSync([
  'seed/tables/**/*.csv',
  'seed/src/{catalogue,compile,reference}/**/*.ts',
  'engine/src/**/*.ts',
]);
if (sources.some((path) => changedAt(path) > compiledAt)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'catalogue'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.exitCode = status ?? 1;
}
