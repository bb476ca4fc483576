import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Compiles the catalogue before the stack starts, when there is none or a table or the compiler is newer than it. */
const compiledAt = changedAt('seed/dist/catalogue.json');
const sources = globSync(['seed/tables/**/*.csv', 'seed/src/{catalogue,compile,reference}/**/*.ts']);
if (sources.some((path) => changedAt(path) > compiledAt)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'catalogue'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.exitCode = status ?? 1;
}
