// Compiles the catalogue and the reference data before the stack starts: where there are none, or where a table, the
// compiler or the engine, which the compiler reads the law from, is newer.
import { spawnSync } from 'node:child_process';
import { needsCompiling } from '@countwise/seed/catalogue-age';

if (needsCompiling('catalogue', 'reference')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'catalogue'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.exitCode = status ?? 1;
}
