import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const fileOf = (folder: string) => join(folder, 'dynoxide.pid');
const patience = 5_000;
const pause = 20;

export const notePid = (folder: string, pid: number): void => writeFileSync(fileOf(folder), String(pid));

/** A pid may since belong to another program: only one whose command line names this database is ours. */
function serves(pid: number, database: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').split('\0').includes(database);
}

/** Ends the server that a killed run left on `database`, and waits until it is gone. */
export async function endLeftover(folder: string, database: string): Promise<void> {
  if (!existsSync(fileOf(folder))) return;
  const pid = Number(readFileSync(fileOf(folder), 'utf8'));
  if (!(pid > 1) || !serves(pid, database)) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; serves(pid, database); waited += pause) {
    if (waited >= patience) process.kill(pid, 'SIGKILL');
    await sleep(pause);
  }
}
