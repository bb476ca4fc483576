import { createWriteStream } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Invocation, type Outcome, outcome } from './messages.ts';

export interface Functions {
  /** Runs the function of a resource on an event; what is not answered by `timeout` (ms) is `timed-out`. */
  readonly invoke: (resource: string, event: unknown, timeout: number) => Promise<Outcome | { kind: 'timed-out' }>;
  readonly stop: () => Promise<void>;
}

/** Starts the thread that runs the functions, with `environment` as all they see. What they print goes to the file `log`. */
export function startFunctions(environment: Readonly<Record<string, string>>, log: string): Functions {
  const thread = new Worker(new URL('./function-thread.ts', import.meta.url), {
    env: { ...environment },
    stdout: true,
    stderr: true,
  });
  const file = createWriteStream(log, { flags: 'a' });
  thread.stdout.pipe(file);
  thread.stderr.pipe(file);
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let last = 0;
  thread.on('message', (message: unknown) => {
    const read = outcome.parse(message);
    waiting.get(read.id)?.(read);
    waiting.delete(read.id);
  });
  thread.on('error', (fault) => {
    for (const [id, settle] of waiting) settle({ id, kind: 'threw', reason: String(fault) });
    waiting.clear();
  });
  return {
    invoke: (resource, event, timeout) =>
      new Promise((resolve) => {
        last += 1;
        const request: Invocation = { id: last, resource, event, deadline: Date.now() + timeout };
        const timer = setTimeout(() => resolve({ kind: 'timed-out' }), timeout);
        waiting.set(last, (settled) => {
          clearTimeout(timer);
          resolve(settled);
        });
        thread.postMessage(request);
      }),
    stop: async () => {
      await thread.terminate();
    },
  };
}
