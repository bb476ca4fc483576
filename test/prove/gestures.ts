// Plays random gestures before a site and before the server, with lost answers, refusals and killed tabs; ends 1 on a difference.
import { spawnSync } from 'node:child_process';

const GESTURES = process.env['GESTURES'] ?? '200';
const SEED = process.env['SEED'] ?? String(Math.floor(Math.random() * 1e9));
process.stdout.write(`gestures ${GESTURES}, seed ${SEED}\n`);
const { status } = spawnSync(
  'vitest',
  ['run', '--project', 'screens', '--project', 'api', 'random-gestures', '--disable-console-intercept'],
  { env: { ...process.env, GESTURES, SEED }, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
