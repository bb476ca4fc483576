import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const longestStartMs = 120_000;

export interface Stack {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the whole product beside the tests, in a process of its own. */
export async function startProduct(): Promise<Stack> {
  const child = spawn('tsx', [fileURLToPath(new URL('./serve.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await originOf(child);
  return {
    origin,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
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
