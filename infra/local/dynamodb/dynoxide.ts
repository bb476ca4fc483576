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
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

async function ready(child: ChildProcess, port: number): Promise<void> {
  for (let waited = 0; waited < startLimit; waited += pause) {
    if (child.exitCode !== null) break;
    if (await accepts(port)) return;
    await sleep(pause);
  }
  throw new StartFailure(`The DynamoDB twin did not start on port ${port} (exit code ${child.exitCode ?? 'none'}).`);
}

const databaseIn = (folder: string): string => join(folder, 'table.db');

/** Makes `folder` free to use: ends what a killed run left, refuses while another stack is using it. */
export const freeFolder = (folder: string): Promise<void> => endLeftover(folder, databaseIn(folder));

/** Starts dynoxide on a file in `folder`, which must be free. */
export async function startDynoxide(folder: string, port: number): Promise<Listening> {
  mkdirSync(folder, { recursive: true });
  const database = databaseIn(folder);
  if (await accepts(port)) {
    throw new StartFailure(`Port ${port} (DynamoDB) is in use: stop what holds it, or choose others with --port N.`);
  }
  const child = spawn(program(), ['serve', '--port', String(port), '--db-path', database], { stdio: 'ignore' });
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  if (child.pid !== undefined) notePid(folder, child.pid);
  await Promise.race([ready(child, port), failed]);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: () => {
      child.kill();
      return child.exitCode === null ? exited : Promise.resolve();
    },
  };
}
