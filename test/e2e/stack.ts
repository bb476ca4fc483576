import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const longestStartMs = 120_000;

export interface Stack {
  readonly origin: string;
  /** The inbox of everyone: `{inbox}/outbox?to=` answers what an address or number received. */
  readonly inbox: string;
  /** The address of the database. */
  readonly database: string;
  readonly stop: () => Promise<void>;
}

/** Starts the whole product beside the tests, in a process of its own. */
export async function startProduct(): Promise<Stack> {
  const child = spawn('tsx', [fileURLToPath(new URL('./serve.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const addresses = await addressesOf(child);
  return {
    ...addresses,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function addressesOf(child: ChildProcess): Promise<Omit<Stack, 'stop'>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The stack did not start in time.')), longestStartMs);
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code}.`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, origin, inbox, database] = /^ready (\S+) (\S+) (\S+)$/m.exec(chunk.toString()) ?? [];
      if (origin === undefined || inbox === undefined || database === undefined) return;
      clearTimeout(late);
      resolve({ origin, inbox, database });
    });
  });
}
