import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteName } from './site-inputs.ts';

const root = join(import.meta.dirname, '../../..');
const builtFrom = join(root, '.local/site.txt');

/** The folder of the built site: built unless it stands there as it was built of the same sources. */
export function readySite(): string {
  if (!existsSync(builtFrom) || readFileSync(builtFrom, 'utf8') !== siteName(root)) {
    execFileSync('vite', ['build', '--logLevel', 'error'], {
      // a runner of tests sets another mode, whose site is larger and slower
      env: { ...process.env, NODE_ENV: 'production' },
      cwd: join(root, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    mkdirSync(dirname(builtFrom), { recursive: true });
    writeFileSync(builtFrom, siteName(root) ?? '');
  }
  return join(root, 'web/dist');
}
