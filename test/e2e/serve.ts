import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startStack } from '@countwise/infra/local';
import { siteName } from '../run/site-inputs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, '.local', 'test', 'site.txt');

// built once of the same sources
if (!existsSync(built) || readFileSync(built, 'utf8') !== siteName(root)) {
  execFileSync('vite', ['build', '--logLevel', 'error', join(root, 'web')]);
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, siteName(root) ?? '');
}

// the whole product on free ports with data of its own, and people for each worker; says where it stands, and leaves nothing behind
const dir = mkdtempSync(join(tmpdir(), 'countwise-e2e-'));
const stack = await startStack({ dir, site: 'built', furtherSets: Number(process.env['WORKERS']) });
process.stdout.write(`ready ${stack.origin} ${stack.inbox} ${stack.database}\n`);
process.once('SIGTERM', () => {
  void stack.stop().then(() => {
    rmSync(dir, { recursive: true, force: true });
    process.exit(0);
  });
});
