import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { originVariable } from './origin.ts';

const longestStartMs = 120_000;

/** Starts the stack beside the tests, in a process of its own, and tells them where it stands. */
async function startStack(): Promise<() => Promise<void>> {
  const child = spawn('tsx', [fileURLToPath(new URL('./serve.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env[originVariable] = await originOf(child);
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The stack did not start in time.')), longestStartMs);
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const origin = /^ready (\S+)$/m.exec(chunk.toString())?.[1];
      if (origin === undefined) return;
      clearTimeout(late);
      resolve(origin);
    });
  });
}

export default startStack;
