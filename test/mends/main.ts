// Takes out one mend after the other and runs the test that must fail then; ends 1 where one passes. The checkout must be clean.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Mend, mends, root, withoutMend } from './mends.ts';

/** `screens 12`, `accounts`: only the mends of these lines. */
const [of = ''] = process.argv.slice(2);

/** The test of a mend, of the site in a browser or of a project of vitest, at its first try. */
function commandOf({ project, test }: Mend): readonly string[] {
  if (project !== 'e2e') return ['vitest', 'run', '--retry=0', '--project', project, ...test.split(' ')];
  const [file = '', title = ''] = test.split(' | ');
  return ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', file, '--grep', title, '--retries=0'];
}

/** How many tests fail without the mend; "stale" where its words are not in the file any more. */
function failing(of: Mend): number | 'stale' {
  const broken = withoutMend(of);
  if (broken === undefined) return 'stale';
  const file = join(root, of.file);
  const whole = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, broken);
    const { stdout } = spawnSync('npx', commandOf(of), { cwd: root, encoding: 'utf8' });
    return Number(/(?:Tests .*?|^ {2})(\d+) failed/m.exec(stripVTControlCharacters(stdout))?.[1] ?? 0);
  } finally {
    writeFileSync(file, whole);
  }
}

const changed = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout;
if (changed !== '') throw new Error(`Commit first: mends are taken out of the files themselves.\n${changed}`);

// heard between two mends, when the file is whole again
process.on('SIGINT', () => process.exit(1));

let unseen = 0;
const asked = mends.filter(({ line }) => line.startsWith(of));
for (const one of asked) {
  await setImmediate();
  const failed = failing(one);
  if (failed === 'stale' || failed === 0) unseen += 1;
  const seen = failed === 'stale' ? 'STALE' : failed === 0 ? 'NOT SEEN' : `${failed} failed`;
  process.stdout.write(`${seen.padEnd(10)} ${one.line}: ${one.defect} (${one.test})\n`);
}
process.stdout.write(`${asked.length} mends taken out, ${unseen} not seen by a test\n`);
process.exitCode = unseen > 0 ? 1 : 0;
