import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { namesOf } from './sources.ts';

/** Lints what has changed, or imports what has, since it was last found clean: all of a fresh checkout. After `tsc -b`. */
const clean = '.local/test/lint-clean.txt';
const names = namesOf('.');
const before = new Set(existsSync(clean) ? readFileSync(clean, 'utf8').split('\n') : []);
const files = [...names].filter(([, name]) => !before.has(name)).map(([path]) => path);
const status =
  files.length === 0
    ? 0
    : (spawnSync('oxlint', ['--type-aware', '--quiet', '--threads=1', ...(files.length === names.size ? [] : files)], {
        stdio: 'inherit',
        // its reader of types is as parallel as this says, and reads what they share once for each
        env: { ...process.env, GOMAXPROCS: '1' },
      }).status ?? 1);
if (status === 0) {
  mkdirSync(dirname(clean), { recursive: true });
  writeFileSync(clean, [...names.values()].join('\n'));
}
process.exitCode = status;
