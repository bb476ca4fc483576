import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../shared/start-failure.ts';

const fileOf = (folder: string) => join(folder, 'dynoxide.pid');
const patience = 5_000;
const pause = 20;

export const notePid = (folder: string, pid: number): void => writeFileSync(fileOf(folder), `${pid} ${process.pid}`);

const systemFile = (pid: number, name: string): string => {
  const path = `/proc/${pid}/${name}`;
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
/** A pid may since belong to another program: only one whose command line names this database is ours. */
const serves = (pid: number, database: string): boolean => systemFile(pid, 'cmdline').split('\0').includes(database);
/** Field 4 of /proc/[pid]/stat, which follows the name in brackets: proc(5). */
const parentOf = (pid: number): number => Number(systemFile(pid, 'stat').split(') ')[1]?.split(' ')[1]);

/** Ends the server that a killed run left on `database`, and waits until it is gone. One whose stack still runs is left alone: a `StartFailure`. */
export async function endLeftover(folder: string, database: string): Promise<void> {
  if (!existsSync(fileOf(folder))) return;
  const [pid = 0, starter = 0] = readFileSync(fileOf(folder), 'utf8').split(' ').map(Number);
  if (!(pid > 1) || !serves(pid, database)) return;
  if (parentOf(pid) === starter) {
    throw new StartFailure(`The stack in ${folder} is running already (process ${starter}): stop it first.`);
  }
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; serves(pid, database); waited += pause) {
    if (waited >= patience) process.kill(pid, 'SIGKILL');
    await sleep(pause);
  }
}
