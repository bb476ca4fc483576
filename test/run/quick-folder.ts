import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** What the databases, browsers and folders of a whole run take at once, and as much again. */
const room = 4 * 1024 ** 3;

/** A memory file system with the room, or none: some machines have one of a few megabytes. */
function inMemory(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= room ? memory : undefined;
}

/** A folder for what a run writes and nobody keeps, in memory where there is room; gone when the process ends. */
export function quickFolder(): string {
  const folder = mkdtempSync(join(inMemory() ?? tmpdir(), 'countwise-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
