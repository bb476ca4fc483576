import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening } from '../shared/http.ts';
import { StartFailure } from '../shared/start-failure.ts';
import { endLeftover, notePid } from './leftover.ts';

const startLimit = 10_000;
const pause = 10;

/** The program, from npm. It exists for Linux on x64; elsewhere a person names another DynamoDB. */
function program(): string {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');
  } catch {
    throw new StartFailure(
      'The DynamoDB twin has no program for this platform: set DYNAMODB_ENDPOINT to a running DynamoDB Local.',
    );
  }
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
  });

const over = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function ready(child: ChildProcess, port: number): Promise<boolean> {
  for (let waited = 0; waited < startLimit && !over(child); waited += pause) {
    if (await accepts(port)) return true;
    await sleep(pause);
  }
  return false;
}

const databaseIn = (folder: string): string => join(folder, 'table.db');

/** Makes `folder` free to use: ends what a killed run left, refuses while another stack is using it. */
export const freeFolder = (folder: string): Promise<void> => endLeftover(folder, databaseIn(folder));

/** Starts dynoxide on a file in `folder`, which must be free. Should it end on its own, the terminal says so. */
export async function startDynoxide(folder: string, port: number): Promise<Listening> {
  mkdirSync(folder, { recursive: true });
  const database = databaseIn(folder);
  if (await accepts(port)) {
    throw new StartFailure(`Port ${port} (DynamoDB) is in use: stop what holds it, or choose others with --port N.`);
  }
  // In a group of its own, a Ctrl-C in the terminal reaches the stack first, which then ends it in order.
  const child = spawn(program(), ['serve', '--port', String(port), '--db-path', database], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  if (child.pid !== undefined) notePid(folder, child.pid);
  const kill = () => child.kill();
  process.once('exit', kill);
  const stop = () => {
    process.removeListener('exit', kill);
    child.removeListener('exit', tell);
    kill();
    return ended;
  };
  const tell = () => process.stderr.write('The DynamoDB twin has ended: start the stack again.\n');
  if (!(await ready(child, port))) {
    await stop();
    throw new StartFailure(
      `The DynamoDB twin cannot serve ${database}: put a good copy back, or start anew with --fresh.`,
    );
  }
  child.once('exit', tell);
  return { stop };
}
